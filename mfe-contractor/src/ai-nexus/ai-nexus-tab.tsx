import { askFirstPageAhead, type DataClient } from 'kit/apollo';
import { AiNexusCardsDocument } from '#gql/graphql.ts';
import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { AiNexus } from './ai-nexus.tsx';

export const AiNexusTab = () => (
  <KnowledgeTab name="AI Nexus">
    <AiNexus />
  </KnowledgeTab>
);

AiNexusTab.askAhead = (client: DataClient) => {
  askFirstPageAhead(client, AiNexusCardsDocument, { area: 'tools' });
  askFirstPageAhead(client, AiNexusCardsDocument, { area: 'news' });
};
