import { useQuery } from 'kit/apollo';
import { UpskillCoursesDocument } from '#gql/graphql.ts';
import { TwoColumns } from '../knowledge/tab-page.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { Courses } from './courses.tsx';
import { RecentLearning } from './recent-learning.tsx';

/** Courses, and what one learnt lately: asked for together, and again as soon as a lesson is done. */
export function Learning() {
  const { data, error, refetch } = useQuery(UpskillCoursesDocument, { fetchPolicy: 'cache-and-network' });
  const askAgain = () => void refetch().then(undefined, () => undefined);
  useLiveKnowledge(askAgain);
  const upskill = data?.knowledgeSummary.upskill;
  const asked = { failed: Boolean(error && !data), retry: askAgain };
  return (
    <TwoColumns>
      <Courses courses={upskill?.courses} asked={asked} onMarked={askAgain} />
      <RecentLearning events={upskill?.recentLearning} asked={asked} />
    </TwoColumns>
  );
}
