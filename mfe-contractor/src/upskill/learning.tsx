import { useQuery, usePaginatedQuery } from 'kit/apollo';
import { RecentLearningDocument, UpskillCoursesDocument } from '#gql/graphql.ts';
import { useLiveProgress } from '../knowledge/courses/use-live-progress.ts';
import { TwoColumns } from '../knowledge/tab-page.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { Courses } from './courses.tsx';
import { RecentLearning } from './recent-learning.tsx';

/** Courses and recent learning, which is refetched when a lesson is completed here or elsewhere. */
export function Learning() {
  const courses = usePaginatedQuery(UpskillCoursesDocument, {
    selectConnection: ({ upskillCourses }) => upskillCourses,
  });
  const { data, error, refetch } = useQuery(RecentLearningDocument, { fetchPolicy: 'cache-and-network' });
  const refetchRecentLearning = () => void refetch().then(undefined, () => undefined);
  useLiveProgress(refetchRecentLearning);
  useLiveKnowledge(() => {
    void courses.refresh();
    refetchRecentLearning();
  });
  return (
    <TwoColumns>
      <Courses pages={courses} onMarked={refetchRecentLearning} />
      <RecentLearning
        events={data?.knowledgeSummary.upskill.recentLearning}
        failed={Boolean(error && !data)}
        onRetry={refetchRecentLearning}
      />
    </TwoColumns>
  );
}
