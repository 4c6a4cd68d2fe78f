import { useEffect, useEffectEvent, useRef, useLayoutEffect } from 'react';
import styled from 'styled-components';
import type { NextPageStatus } from '../apollo/use-paginated-query.ts';
import { Button } from '../controls/button.tsx';
import { ErrorState } from '../states/error-state.tsx';
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
          <Button disabled={next === 'loading'} onClick={() => next === 'ready' && void loadMore()}>
            {next === 'loading' ? `Loading ${which} ${what}` : `Show ${which} ${what}`}
          </Button>
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

const rowSelector = ':is(li, tbody tr, [role="listitem"]):not([aria-hidden])';

/**
 * Keeps the focus when a list loads more: on the button that replaces another, and after the last page on the first new
 * row. Spread the props on an element around the buttons.
 */
function usePaginationFocus() {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<Element | null>(null);
  const rows = useRef<HTMLElement[]>([]);
  const isFocused = useRef(false);

  useLayoutEffect(() => {
    list.current = findList(place.current) ?? list.current;
    const before = rows.current;
    rows.current = [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    // React does not report a focus that is lost with its element.
    const isLost = isFocused.current && document.activeElement === document.body;
    if (!isLost) return;
    if (place.current) return place.current.querySelector('button')?.focus();
    isFocused.current = false;
    focusRow(findFirstAdded(before, rows.current));
  });

  return {
    ref: place,
    onFocus: () => (isFocused.current = true),
    onBlur: () => (isFocused.current = false),
  };
}

/** The nearest ancestor with rows. */
function findList(place: Element | null): Element | null {
  let part = place?.parentElement ?? null;
  while (part && !part.querySelector(rowSelector)) part = part.parentElement;
  return part;
}

/** The new row next to the previous ones: a conversation grows upwards. */
function findFirstAdded(before: readonly HTMLElement[], rows: readonly HTMLElement[]): HTMLElement | undefined {
  const added = rows.filter((each) => !before.includes(each));
  return added[0] === rows[0] ? added.at(-1) : added[0];
}

function focusRow(found: HTMLElement | undefined): void {
  if (found && !found.hasAttribute('tabindex')) {
    found.tabIndex = -1;
    found.addEventListener('blur', () => found.removeAttribute('tabindex'), { once: true });
  }
  // It is where the button was, so nothing has to scroll.
  found?.focus({ preventScroll: true });
}
