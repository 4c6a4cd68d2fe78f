import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { NextPage } from '../apollo/use-pages.ts';
import { Button } from '../controls/button.tsx';
import { inWords } from '../format/in-words.ts';
import { Failed } from '../states/failed.tsx';

interface EndOfListProps {
  pages: { hasMore: boolean; next: NextPage; loadMore: () => Promise<void> };
  /** What the list holds, as in "tickets". */
  what: string;
  /** Which come next: a conversation goes on upwards. */
  which?: 'more' | 'older';
}

/** Where a list goes on: the next page is fetched before one has scrolled there, or when one asks for it. */
export function EndOfList({ pages: { hasMore, next, loadMore }, what, which = 'more' }: EndOfListProps) {
  const place = useRef<HTMLDivElement>(null);
  const comesNear = useEffectEvent(() => {
    if (next === 'ready') void loadMore();
  });
  useEffect(() => {
    if (!hasMore || next !== 'ready' || !place.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comesNear(), {
      rootMargin: '600px',
      // The same for a list that scrolls in itself.
      scrollMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasMore, next]);
  if (!hasMore) return null;
  if (next === 'failed') {
    return (
      <Failed
        title={`${inWords(which)} ${what} could not be loaded`}
        hint="What is shown stays. Try again in a moment."
        onRetry={() => void loadMore()}
      />
    );
  }
  return (
    <Place ref={place}>
      <Button disabled={next === 'loading'} onClick={() => void loadMore()}>
        {next === 'loading' ? `Loading ${which} ${what}` : `Show ${which} ${what}`}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  padding: ${({ theme }) => theme.space.m} 0;
  justify-items: center;
`;
