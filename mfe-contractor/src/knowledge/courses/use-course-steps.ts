import { useRef, useState } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { MarkCourseProgressDocument, type CourseProgress_CourseProgressFragment } from '#gql/graphql.ts';

interface CourseStepsState {
  done: number;
  total: number;
  /** Sets the number of completed lessons, with an optimistic update. */
  mark: (done: number) => void;
}

/** The progress in a course and how to change it. One mutation is in flight at a time, so that the last one wins. */
export function useCourseSteps(
  title: string,
  { id, done, total }: CourseProgress_CourseProgressFragment,
  onMarked?: () => void,
): CourseStepsState {
  const [change] = useOptimisticMutation(MarkCourseProgressDocument, {
    failed: `Couldn't save your progress in ${title}`,
  });
  const isSending = useRef(false);
  const queuedDoneRef = useRef<number | null>(null);
  const [queuedDone, setQueuedDone] = useState<number | null>(null);

  const queueChange = (targetDone: number | null) => {
    queuedDoneRef.current = targetDone;
    setQueuedDone(targetDone);
  };
  const send = async (targetDone: number): Promise<void> => {
    isSending.current = true;
    queueChange(null);
    const optimisticProgress = { __typename: 'CourseStanding', id, done: targetDone, total };
    await change({
      variables: { resourceId: id, done: targetDone },
      optimisticResponse: { markCourseProgress: optimisticProgress },
    });
    isSending.current = false;
    if (queuedDoneRef.current !== null) await send(queuedDoneRef.current);
    else onMarked?.();
  };
  const mark = (targetDone: number) => {
    if (isSending.current) queueChange(targetDone);
    else void send(targetDone);
  };
  return { done: queuedDone ?? done, total, mark };
}
