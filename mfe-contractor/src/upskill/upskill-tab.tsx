import { prefetch, prefetchFirstPage, type DataClient, useQuery, usePaginatedQuery } from 'kit/apollo';
import { RecentLearningDocument, UpskillCoursesDocument } from '#gql/graphql.ts';
import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { useLiveProgress } from '../knowledge/courses/use-live-progress.ts';
import { TwoColumns } from '../knowledge/tab-page.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { Courses } from './courses.tsx';
import { RecentLearning } from './recent-learning.tsx';

export const UpskillTab = () => (
  <KnowledgeTab name="Upskill">
    <Learning />
  </KnowledgeTab>
);

UpskillTab.prefetchData = (client: DataClient) => {
  prefetchFirstPage(client, UpskillCoursesDocument);
  prefetch(client, RecentLearningDocument);
};

/** Courses and recent learning, which is refetched when a lesson is completed here or elsewhere. */
function Learning() {
  const courses = usePaginatedQuery(UpskillCoursesDocument, {
    selectConnection: ({ upskillCourses }) => upskillCourses,
  });
  const { data, error, refresh } = useQuery(RecentLearningDocument, { fetchPolicy: 'cache-and-network' });
  useLiveProgress(refresh);
  useLiveKnowledge(() => {
    void courses.refresh();
    void refresh();
  });
  return (
    <TwoColumns>
      <Courses pages={courses} onMarked={refresh} />
      <RecentLearning
        events={data?.knowledgeSummary.upskill.recentLearning}
        failed={Boolean(error && !data)}
        onRetry={refresh}
      />
    </TwoColumns>
  );
}
