import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { ThreadMessage } from './thread.ts';

/** The distance from the end that counts as being there, in pixels. */
const endThreshold = 40;

/**
 * Others' messages below the viewport. At the end there are none, because new ones are shown. The scroller is reversed:
 * its end is at scroll position zero.
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
  // A sent message gets a new id once it is saved; nothing below it is then known to be new.
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
