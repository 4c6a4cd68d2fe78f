import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Follow {
  isFollowing: boolean;
  toEnd: () => void;
}

/** The distance in pixels that counts as being at the end. */
const endThreshold = 40;

/**
 * Keeps a scroller at its end while its content grows, unless the reader scrolled up; back at the end it follows again. It
 * scrolls after layout and before paint, so a long conversation opens at its end.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): Follow {
  const [isFollowing, setFollowing] = useState(true);
  const follows = useRef(true);

  const follow = useCallback((next: boolean) => {
    follows.current = next;
    setFollowing(next);
  }, []);

  const toEnd = useCallback(() => {
    follow(true);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [scroller, follow]);

  useEffect(() => {
    const [place, inside] = [scroller.current, content.current];
    if (!place || !inside) return undefined;
    let last = place.scrollTop;
    const distance = () => place.scrollHeight - place.clientHeight - place.scrollTop;
    const onScroll = () => {
      const isUp = place.scrollTop < last - 0.5;
      last = place.scrollTop;
      // Scrolling up is the reader, even by dragging the scroll bar; reaching the end resumes following.
      if (distance() <= endThreshold ? !isUp : isUp) follow(distance() <= endThreshold);
    };
    // Before the first pixel is scrolled: growing text must not pull back a reader who just started to scroll up.
    const stopFollowing = () => canScroll(place) && follow(false);
    const onWheel = ({ deltaY }: WheelEvent) => deltaY < 0 && stopFollowing();
    const onTouchEnd = () => distance() <= endThreshold && follow(true);
    const onKey = ({ key, target }: KeyboardEvent) =>
      target === place && ['ArrowUp', 'PageUp', 'Home'].includes(key) && stopFollowing();
    const sizes = new ResizeObserver(() => {
      if (follows.current) place.scrollTop = place.scrollHeight;
    });
    sizes.observe(place);
    sizes.observe(inside);
    place.addEventListener('scroll', onScroll, { passive: true });
    place.addEventListener('wheel', onWheel, { passive: true });
    place.addEventListener('touchmove', stopFollowing, { passive: true });
    place.addEventListener('touchend', onTouchEnd, { passive: true });
    place.addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      place.removeEventListener('scroll', onScroll);
      place.removeEventListener('wheel', onWheel);
      place.removeEventListener('touchmove', stopFollowing);
      place.removeEventListener('touchend', onTouchEnd);
      place.removeEventListener('keydown', onKey);
    };
  }, [scroller, content, follow]);

  return { isFollowing, toEnd };
}

const canScroll = (place: HTMLElement) => place.scrollHeight > place.clientHeight;
