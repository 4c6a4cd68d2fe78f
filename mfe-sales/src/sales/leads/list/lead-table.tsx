import { useCallback, useEffect, useRef } from 'react';
import { useSearchUrl } from 'kit/search-state';
import { useIsNarrow, useVirtualRows } from 'kit/virtual-rows';
import type { LeadStatus } from 'rules/leads';
import type { LeadRow_LeadFragment } from '#gql/graphql.ts';
import { leadParam } from '../lead-url.ts';
import { useMoveLead } from '../use-move-lead.ts';
import { toChunks } from './to-chunks.ts';
import { LeadChunk } from './lead-chunk.tsx';
import { HeadRow, rowHeight, Rows } from './row-layout.ts';
import type { LeadFilter } from './use-lead-search.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const columns = ['Company', 'Contact', 'Project type', 'Budget', 'Status', 'Source', 'Created'];

/** All leads that match a filter; only rows in the viewport are rendered. */
export function LeadTable({ filter, total }: { filter: LeadFilter; total: number }) {
  const height = rowHeight[useIsNarrow() ? 'card' : 'line'];
  const { body, above, lines, focusProps } = useVirtualRows<HTMLDivElement>({ count: total, height });
  const places = lines.map(({ index }) => index);
  const address = useSearchUrl()({ [leadParam]: null });
  useScrollRestoration(above, address);
  useScrollToTopOnSearch(address, above);
  const move = useMoveLead();
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const onMove = useCallback((lead: LeadRow_LeadFragment, status: LeadStatus) => void latest.current(lead, status), []);
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
