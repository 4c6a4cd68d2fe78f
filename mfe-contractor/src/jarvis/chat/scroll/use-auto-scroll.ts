import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface AutoScroll {
  isFollowing: boolean;
  scrollToEnd: () => void;
}

/** The distance in pixels that counts as being at the end. */
const endThreshold = 40;

/**
 * Keeps a scroller at its end while its content grows, unless the reader scrolled up; back at the end it follows again. It
 * scrolls after layout and before paint, so a long conversation opens at its end.
 */
export function useAutoScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): AutoScroll {
  const [isFollowing, setFollowing] = useState(true);
  const isFollowingRef = useRef(true);

  const setFollowingState = useCallback((next: boolean) => {
    isFollowingRef.current = next;
    setFollowing(next);
  }, []);

  const scrollToEnd = useCallback(() => {
    setFollowingState(true);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [scroller, setFollowingState]);

  useEffect(() => {
    const [scrollElement, contentElement] = [scroller.current, content.current];
    if (!scrollElement || !contentElement) return undefined;
    let last = scrollElement.scrollTop;
    const getDistanceToEnd = () => scrollElement.scrollHeight - scrollElement.clientHeight - scrollElement.scrollTop;
    const onScroll = () => {
      const isUp = scrollElement.scrollTop < last - 0.5;
      last = scrollElement.scrollTop;
      // Scrolling up is the reader, even by dragging the scroll bar; reaching the end resumes following.
      if (getDistanceToEnd() <= endThreshold ? !isUp : isUp) setFollowingState(getDistanceToEnd() <= endThreshold);
    };
    // Before the first pixel is scrolled: growing text must not pull back a reader who just started to scroll up.
    const stopFollowing = () => canScroll(scrollElement) && setFollowingState(false);
    const onWheel = ({ deltaY }: WheelEvent) => deltaY < 0 && stopFollowing();
    const onTouchEnd = () => getDistanceToEnd() <= endThreshold && setFollowingState(true);
    const onKey = ({ key, target }: KeyboardEvent) =>
      target === scrollElement && ['ArrowUp', 'PageUp', 'Home'].includes(key) && stopFollowing();
    const resizeObserver = new ResizeObserver(() => {
      if (isFollowingRef.current) scrollElement.scrollTop = scrollElement.scrollHeight;
    });
    resizeObserver.observe(scrollElement);
    resizeObserver.observe(contentElement);
    scrollElement.addEventListener('scroll', onScroll, { passive: true });
    scrollElement.addEventListener('wheel', onWheel, { passive: true });
    scrollElement.addEventListener('touchmove', stopFollowing, { passive: true });
    scrollElement.addEventListener('touchend', onTouchEnd, { passive: true });
    scrollElement.addEventListener('keydown', onKey);
    return () => {
      resizeObserver.disconnect();
      scrollElement.removeEventListener('scroll', onScroll);
      scrollElement.removeEventListener('wheel', onWheel);
      scrollElement.removeEventListener('touchmove', stopFollowing);
      scrollElement.removeEventListener('touchend', onTouchEnd);
      scrollElement.removeEventListener('keydown', onKey);
    };
  }, [scroller, content, setFollowingState]);

  return { isFollowing, scrollToEnd };
}

const canScroll = (place: HTMLElement) => place.scrollHeight > place.clientHeight;
