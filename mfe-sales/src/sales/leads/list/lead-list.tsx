import { Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { useIsNarrow } from 'kit/virtual-rows';
import { ExportButton } from '../export/export-button.tsx';
import { LeadRowSkeleton } from './lead-row-skeleton.tsx';
import { LeadSearchBar } from './lead-search-bar.tsx';
import { LeadTable } from './lead-table.tsx';
import { rowHeight, Rows } from './row-layout.ts';
import { useLeadCounts } from './use-lead-counts.ts';
import { useLeadSearch } from './use-lead-search.ts';

/** Every lead, with search, details and status changes. */
export function LeadList() {
  const search = useLeadSearch();
  const filter = { search: search.search, status: search.status };
  const { at: getCount, all, total, error, retry } = useLeadCounts(filter);
  const isFiltered = filter.search !== '' || filter.status !== null;
  return (
    <Panel title="Leads" busy={total === undefined && !error} actions={<ExportButton filter={filter} total={total} />}>
      <LeadSearchBar search={search} getCount={getCount} all={all} />
      {content()}
    </Panel>
  );

  function content() {
    if (total === undefined) return error ? failed() : <Skeletons />;
    if (total > 0) return <LeadTable filter={filter} total={total} />;
    if (isFiltered) {
      return <EmptyState title="No leads found" hint="Try fewer words, part of a word, or all statuses." />;
    }
    return (
      <EmptyState
        title="No leads yet"
        hint="Enquiries from the contact page become leads automatically. Add your own with Submit New Lead."
      />
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load leads"
        hint="They're safe, and so is your work on them. Try again."
        onRetry={retry}
      />
    );
  }
}

function Skeletons() {
  const height = rowHeight[useIsNarrow() ? 'card' : 'line'];
  return (
    <Rows aria-hidden style={{ height: 6 * height }}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <LeadRowSkeleton key={place} place={place} top={place * height} />
      ))}
    </Rows>
  );
}
