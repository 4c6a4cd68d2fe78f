import { useCallback, useEffect, useRef, useLayoutEffect } from 'react';
import { useSearchUrl } from 'kit/search-state';
import { useVirtualRows } from 'kit/virtual-rows';
import type { LeadStatus } from 'rules/leads';
import type { LeadRow_LeadFragment } from '#gql/graphql.ts';
import { leadParam } from '../lead-url.ts';
import { useMoveLead } from '../use-move-lead.tsx';
import { LeadChunk } from './lead-chunk.tsx';
import { HeadRow, Rows } from './row-layout.ts';
import { useRowHeight } from './use-row-height.ts';
import type { LeadFilter } from './use-lead-search.ts';
import { chunkSize } from './lead-variables.ts';

const columns = ['Company', 'Contact', 'Project type', 'Budget', 'Status', 'Owner', 'Next step', 'Created'];

/** All leads that match a filter; only rows in the viewport are rendered. */
export function LeadTable({ filter, total }: { filter: LeadFilter; total: number }) {
  const height = useRowHeight();
  const { body, above, lines, focusProps } = useVirtualRows<HTMLDivElement>({ count: total, height });
  const places = lines.map(({ index }) => index);
  const address = useSearchUrl()({ [leadParam]: null });
  useScrollRestoration(above, address);
  useScrollToTopOnSearch(address, above);
  const { move, lostDialog } = useMoveLead();
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const onMove = useCallback((lead: LeadRow_LeadFragment, status: LeadStatus) => latest.current(lead, status), []);
  const onFocusLost = useCallback(() => body.current?.focus(), [body]);
  return (
    <div role="table" aria-label="Leads" aria-rowcount={total + 1}>
      <div role="rowgroup">
        <HeadRow role="row" aria-rowindex={1}>
          {columns.map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </HeadRow>
      </div>
      <Rows ref={body} role="rowgroup" tabIndex={-1} style={{ height: total * height }} {...focusProps}>
        {toChunks(places, total).map((part) => (
          <LeadChunk key={part.chunk} {...part} {...{ filter, height, address, onMove, onFocusLost }} />
        ))}
      </Rows>
      {lostDialog}
    </div>
  );
}

/** A new search starts at its first row. */
function useScrollToTopOnSearch(address: string, above: number): void {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    if (window.scrollY > above) window.scrollTo(0, Math.max(0, above - stickyHeaderHeight));
  }, [address, above]);
}

/** Whatever covers the first row: the shell's bar and the column headers. */
const stickyHeaderHeight = 160;

interface Chunk {
  chunk: number;
  places: readonly number[];
}

/* A stable reference, so that a prefetched chunk does not rerender with every row scrolled. */
const noPlaces: readonly number[] = [];

/** The chunks to load: those with rendered rows, and the chunks before and after them for prefetching. */
function toChunks(places: readonly number[], total: number): Chunk[] {
  const getChunkIndex = (place: number) => Math.floor(place / chunkSize);
  const drawn = [...new Set(places.map(getChunkIndex))];
  const chunks = new Set(drawn.flatMap((chunk) => [chunk - 1, chunk, chunk + 1]));
  return [...chunks]
    .filter((chunk) => chunk >= 0 && chunk * chunkSize < total)
    .toSorted((one, other) => one - other)
    .map((chunk) => ({
      chunk,
      places: drawn.includes(chunk) ? places.filter((place) => getChunkIndex(place) === chunk) : noPlaces,
    }));
}

const storageKey = 'leadsScroll';

/**
 * Restores the scroll position of the list after a tab switch or reload. The offset beyond the top of the rows is stored in
 * sessionStorage with its search.
 */
function useScrollRestoration(above: number, address: string): void {
  const latest = useRef({ above, address });
  useLayoutEffect(() => {
    latest.current = { above, address };
  });
  const isMeasured = above > 0;
  useLayoutEffect(() => {
    const stored = isMeasured ? readScroll(latest.current.address) : null;
    if (stored) window.scrollTo(0, latest.current.above + stored);
  }, [isMeasured]);
  useEffect(() => {
    let scrolled: number | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const saveNow = () => {
      clearTimeout(timer);
      if (scrolled !== undefined) storeOffset(latest.current.address, scrolled);
    };
    const onScroll = () => {
      scrolled = window.scrollY - latest.current.above;
      clearTimeout(timer);
      timer = setTimeout(saveNow, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', saveNow);
    return () => {
      // The list has unmounted by now and the page may have scrolled: use the last recorded position.
      saveNow();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', saveNow);
    };
  }, []);
}

function readScroll(address: string): number | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { address?: unknown; beyond?: unknown };
    return stored.address === address && typeof stored.beyond === 'number' && stored.beyond > 0 ? stored.beyond : null;
  } catch {
    return null;
  }
}

function storeOffset(address: string, beyond: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, beyond }));
  } catch {
    // Storage is unavailable or full: start at the top.
  }
}
