import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { ThreadMessage } from './thread.ts';

/** So near counts as being at the end, in pixels. */
const endThreshold = 40;

/**
 * What others wrote below the place where one reads. At the end there is nothing of that: what comes in is shown. The scroller
 * is turned round: its end is where it is scrolled by nothing.
 */
export function useUnseen(
  messages: readonly ThreadMessage[],
  viewerId: string,
  scroller: RefObject<HTMLElement | null>,
): { unseen: ThreadMessage[]; markSeen: () => void } {
  const newest = messages.at(-1)?.id;
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(newest);
  const place = messages.findIndex(({ id }) => id === seen);
  // What was being sent has another id once it is there: then nothing below it is known to be new.
  if (seen !== newest && (isAtEnd || place === -1)) setSeen(newest);

  useEffect(() => {
    const element = scroller.current;
    const onScroll = () => element && setAtEnd(-element.scrollTop <= endThreshold);
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller]);
  useLayoutEffect(() => {
    if (isAtEnd && newest) scroller.current?.scrollTo?.({ top: 0 });
  }, [scroller, isAtEnd, newest]);

  const unseen = messages.slice(place + 1).filter(({ author }) => author.id !== viewerId);
  return { unseen, markSeen: () => setSeen(newest) };
}
