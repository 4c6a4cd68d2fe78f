import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { CardPanel } from './card-panel.tsx';
import { SuggestTool } from './suggest-tool.tsx';
import { useAiNexusCards } from './use-ai-nexus-cards.ts';

/** Tools worth knowing, and news about them. */
export function AiNexus() {
  const tools = useAiNexusCards('tools');
  const news = useAiNexusCards('news');
  useLiveKnowledge(() => {
    void tools.refresh();
    void news.refresh();
  });
  return (
    <>
      <CardPanel
        title="AI Tools"
        what="tools"
        pages={tools}
        actions={<SuggestTool />}
        hint="Suggest one that others should know."
      />
      <CardPanel title="News" what="news" pages={news} hint="News appears here once it is published." />
    </>
  );
}
