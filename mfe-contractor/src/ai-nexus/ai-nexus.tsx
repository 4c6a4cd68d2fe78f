import { useQuery } from 'kit/apollo';
import { AiNexusCardsDocument } from '#gql/graphql.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { CardPanel } from './card-panel.tsx';
import { SuggestTool } from './suggest-tool.tsx';

/** Tools worth knowing, and news about them. */
export function AiNexus() {
  const { data, error, refetch } = useQuery(AiNexusCardsDocument, { fetchPolicy: 'cache-and-network' });
  const askAgain = () => void refetch().then(undefined, () => undefined);
  useLiveKnowledge(askAgain);
  const { tools, news } = data?.knowledgeSummary.aiNexus ?? {};
  const asked = { failed: Boolean(error && !data), retry: askAgain };
  return (
    <>
      <CardPanel
        title="AI Tools"
        what="tools"
        cards={tools}
        asked={asked}
        actions={<SuggestTool />}
        hint="Suggest one that others should know."
      />
      <CardPanel title="News" what="news" cards={news} asked={asked} hint="News appears here once it is published." />
    </>
  );
}
