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
  const askLearnt = () => void refetch().then(undefined, () => undefined);
  useLiveProgress(askLearnt);
  useLiveKnowledge(() => {
    void courses.refresh();
    askLearnt();
  });
  return (
    <TwoColumns>
      <Courses pages={courses} onMarked={askLearnt} />
      <RecentLearning
        events={data?.knowledgeSummary.upskill.recentLearning}
        failed={Boolean(error && !data)}
        onRetry={askLearnt}
      />
    </TwoColumns>
  );
}
