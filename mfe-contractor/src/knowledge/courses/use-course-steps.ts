import { useRef, useState } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { MarkCourseProgressDocument, type CourseStanding_CourseStandingFragment } from '#gql/graphql.ts';

interface CourseSteps {
  done: number;
  total: number;
  /** Sets the number of completed lessons, with an optimistic update. */
  mark: (done: number) => void;
}

/** The progress in a course and how to change it. One mutation is in flight at a time, so that the last one wins. */
export function useCourseSteps(
  title: string,
  { id, done, total }: CourseStanding_CourseStandingFragment,
  onMarked?: () => void,
): CourseSteps {
  const [change] = useOptimisticMutation(MarkCourseProgressDocument, {
    failed: `Couldn't save your progress in ${title}`,
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
