import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { NextPageStatus } from '../apollo/use-paginated-query.ts';
import { Button } from '../controls/button.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { usePaginationFocus } from './use-pagination-focus.ts';
import { tokens } from '../theme/tokens.ts';

interface LoadMoreProps {
  pages: { hasMore: boolean; next: NextPageStatus; loadMore: () => Promise<void> };
  /** The items of the list, such as "tickets". */
  what: string;
  /** Which items come next: a conversation grows upwards. */
  which?: 'more' | 'older';
  /** Loads only on click, for lists that have content below them. */
  isManual?: boolean;
}

/** Loads the next page of a list, before the user has scrolled there or on click. */
export function LoadMore({
  pages: { hasMore, next, loadMore },
  what,
  which = 'more',
  isManual = false,
}: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const focusProps = usePaginationFocus();
  const onNearViewport = useEffectEvent(() => {
    if (next === 'ready') void loadMore();
  });
  useEffect(() => {
    if (isManual || !hasMore || next !== 'ready' || !place.current || !('IntersectionObserver' in window))
      return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNearViewport(), {
      rootMargin: '600px',
      // The same for a list that scrolls inside a container.
      scrollMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isManual, hasMore, next]);
  if (!hasMore) return null;
  return (
    <div {...focusProps}>
      {next === 'failed' ? (
        <ErrorState
          title={`Couldn't load ${which} ${what}`}
          hint="What's already loaded is still here. Try again."
          onRetry={() => void loadMore()}
        />
      ) : (
        <Place ref={place}>
          {/* Not disabled while it loads: the focus would be lost. */}
          <NextButton aria-disabled={next === 'loading'} onClick={() => next === 'ready' && void loadMore()}>
            {next === 'loading' ? `Loading ${which} ${what}` : `Show ${which} ${what}`}
          </NextButton>
        </Place>
      )}
    </div>
  );
}

const Place = styled.div`
  display: grid;
  padding: ${tokens.space.m} 0;
  justify-items: center;
`;

const NextButton = styled(Button)`
  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`;
