import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { AiNexusCardsDocument } from '#gql/graphql.ts';
import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { AiNexus } from './ai-nexus.tsx';

export const AiNexusTab = () => (
  <KnowledgeTab name="AI Nexus">
    <AiNexus />
  </KnowledgeTab>
);

AiNexusTab.prefetchData = (client: DataClient) => {
  prefetchFirstPage(client, AiNexusCardsDocument, { area: 'tools' });
  prefetchFirstPage(client, AiNexusCardsDocument, { area: 'news' });
};
