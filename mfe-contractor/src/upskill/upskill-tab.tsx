import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import { RecentLearningDocument, UpskillCoursesDocument } from '#gql/graphql.ts';
import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { Learning } from './learning.tsx';

export const UpskillTab = () => (
  <KnowledgeTab name="Upskill">
    <Learning />
  </KnowledgeTab>
);

UpskillTab.prefetchData = (client: DataClient) => {
  prefetchFirstPage(client, UpskillCoursesDocument);
  prefetch(client, RecentLearningDocument);
};
