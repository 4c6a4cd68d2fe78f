import { useRef, useState } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { MarkCourseProgressDocument, type CourseStanding_CourseStandingFragment } from '#gql/graphql.ts';

interface CourseSteps {
  done: number;
  total: number;
  /** So many lessons are done now. It shows at once and is taken back where the server refuses. */
  mark: (done: number) => void;
}

/** How far one is in a course, and marking it. One change is on its way at a time: the last one has to be what is kept. */
export function useCourseSteps(
  title: string,
  { id, done, total }: CourseStanding_CourseStandingFragment,
  onMarked?: () => void,
): CourseSteps {
  const [change] = useOptimisticMutation(MarkCourseProgressDocument, {
    failed: `Your progress in ${title} was not kept`,
  });
  const isSending = useRef(false);
  const next = useRef<number | null>(null);
  const [waiting, setWaiting] = useState<number | null>(null);

  const wait = (wanted: number | null) => {
    next.current = wanted;
    setWaiting(wanted);
  };
  const send = async (wanted: number): Promise<void> => {
    isSending.current = true;
    wait(null);
    const expected = { __typename: 'CourseStanding', id, done: wanted, total };
    await change({
      variables: { resourceId: id, done: wanted },
      optimisticResponse: { markCourseProgress: expected },
    });
    isSending.current = false;
    if (next.current !== null) await send(next.current);
    else onMarked?.();
  };
  const mark = (wanted: number) => {
    if (isSending.current) wait(wanted);
    else void send(wanted);
  };
  return { done: waiting ?? done, total, mark };
}
