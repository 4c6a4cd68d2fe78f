import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Follow {
  isFollowing: boolean;
  toEnd: () => void;
}

/** So near counts as being at the end, in pixels. */
const near = 40;

/**
 * Keeps a scroller at its end while what is in it grows, unless the reader scrolled up; back at the end it follows again. It
 * moves when sizes are known and before anything is painted, so opening a long conversation shows its end at once.
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
      // Up and away is the reader, also where it is the bar that is dragged; down to the end is coming back.
      if (distance() <= near ? !isUp : isUp) follow(distance() <= near);
    };
    // Said before the first pixel is scrolled: growing text must not pull back who has just begun to scroll up.
    const leave = () => canScroll(place) && follow(false);
    const onWheel = ({ deltaY }: WheelEvent) => deltaY < 0 && leave();
    const onTouchEnd = () => distance() <= near && follow(true);
    const onKey = ({ key, target }: KeyboardEvent) =>
      target === place && ['ArrowUp', 'PageUp', 'Home'].includes(key) && leave();
    const sizes = new ResizeObserver(() => {
      if (follows.current) place.scrollTop = place.scrollHeight;
    });
    sizes.observe(place);
    sizes.observe(inside);
    place.addEventListener('scroll', onScroll, { passive: true });
    place.addEventListener('wheel', onWheel, { passive: true });
    place.addEventListener('touchmove', leave, { passive: true });
    place.addEventListener('touchend', onTouchEnd, { passive: true });
    place.addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      place.removeEventListener('scroll', onScroll);
      place.removeEventListener('wheel', onWheel);
      place.removeEventListener('touchmove', leave);
      place.removeEventListener('touchend', onTouchEnd);
      place.removeEventListener('keydown', onKey);
    };
  }, [scroller, content, follow]);

  return { isFollowing, toEnd };
}

const canScroll = (place: HTMLElement) => place.scrollHeight > place.clientHeight;
