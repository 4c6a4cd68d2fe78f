import { useState } from 'react';
import { saveAs } from 'kit/copy';
import { Panel, SearchBar, SearchBox } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { type LeadOwnership, leadOwnerships, type LeadStatus, leadStatuses, maxLeadSearchLength } from 'rules/leads';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { toast, toastFailure } from 'kit/toasts';
import { tokens } from 'kit/theme';
import { getLeadStatusLabel } from 'rules/lead-labels';
import styled from 'styled-components';
import { LeadCountsDocument } from '#gql/graphql.ts';
import { DuplicatesButton } from '../duplicates/duplicates-button.tsx';
import { ImportLeadsButton } from '../import/import-leads-button.tsx';
import { fetchExport } from '../export/fetch-export.ts';
import { LeadRowSkeleton } from './lead-row-skeleton.tsx';
import { LeadTable } from './lead-table.tsx';
import { Rows } from './row-layout.ts';
import { useRowHeight } from './use-row-height.ts';
import { useLeadSearch, type LeadFilter, type LeadSearch } from './use-lead-search.ts';
import { toCountVariables } from './lead-variables.ts';

/** Every lead, with search, details and status changes. */
export function LeadList() {
  const search = useLeadSearch();
  const filter = { search: search.search, status: search.status, owner: search.owner };
  const { at: getCount, all, total, error, refresh } = useLeadCounts(filter);
  const isFiltered = filter.search !== '' || filter.status !== null || filter.owner !== null;
  return (
    <Panel
      title="Leads"
      busy={total === undefined && !error}
      actions={
        <Buttons>
          <DuplicatesButton />
          <ImportLeadsButton />
          <ExportButton filter={filter} total={total} />
        </Buttons>
      }
    >
      <LeadSearchBar search={search} getCount={getCount} all={all} />
      {content()}
    </Panel>
  );

  function content() {
    if (total === undefined) return error ? failed() : <Skeletons />;
    if (total > 0) return <LeadTable filter={filter} total={total} />;
    if (isFiltered) {
      return <EmptyState title="No leads found" hint="Try fewer words, part of a word, or all statuses and owners." />;
    }
    return (
      <EmptyState
        title="No leads yet"
        hint="Enquiries from the contact page become leads automatically. Add your own with Submit New Lead."
      />
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load leads" hint="Try again." onRetry={refresh} />;
  }
}

function Skeletons() {
  const height = useRowHeight();
  return (
    <Rows aria-hidden style={{ height: 6 * height }}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <LeadRowSkeleton key={place} place={place} top={place * height} />
      ))}
    </Rows>
  );
}

/** The number of matching leads by status; previous counts stay while the next search loads. */
function useLeadCounts(filter: LeadFilter) {
  const { data, previousData, error, refresh } = useQuery(LeadCountsDocument, {
    variables: toCountVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.leadCounts;
  const getCount = (status: LeadStatus) => counts?.find((row) => row.status === status)?.count ?? 0;
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  return {
    at: getCount,
    all,
    /** The number of rows in the list; undefined until known. */
    total: all === undefined ? undefined : filter.status ? getCount(filter.status) : all,
    error: counts ? undefined : error,
    refresh,
  };
}

/** Exports every lead that matches the filter, including those not loaded in the list. */
function ExportButton({ filter, total }: { filter: LeadFilter; total: number | undefined }) {
  const { done: exportedRows, start } = useExport(filter);
  const busy = exportedRows !== null;
  const words = busy
    ? `Exporting ${exportedRows.toLocaleString()} of ${(total ?? exportedRows).toLocaleString()}`
    : 'Export CSV';
  return (
    <Button disabled={busy || !total} aria-live="polite" onClick={start}>
      {words}
    </Button>
  );
}

/** Downloads the export, reports the number of rows as it runs, and shows the result in a toast. */
function useExport({ search, status, owner }: LeadFilter) {
  const [exportedRows, setExportedRows] = useState<number | null>(null);
  const start = async () => {
    setExportedRows(0);
    try {
      const params = new URLSearchParams({
        ...(search && { search }),
        ...(status && { status }),
        ...(owner && { owner }),
      });
      const { file, rows } = await fetchExport(`/api/sales/leads/export?${params}`, setExportedRows);
      saveAs(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: `${rows.toLocaleString()} ${rows === 1 ? 'lead' : 'leads'} exported`, intent: 'success' });
    } catch (thrown) {
      toastFailure(thrown, "Couldn't export leads", connectionLost);
    } finally {
      setExportedRows(null);
    }
  };
  return { done: exportedRows, start: () => void start() };
}

const connectionLost = 'The connection was lost, and nothing was saved. Check your connection and try again.';

interface LeadSearchBarProps {
  search: LeadSearch;
  getCount: (status: LeadStatus) => number;
  all: number | undefined;
}

/** The search field, and the filters by status and owner. */
function LeadSearchBar({ search: { searchText, status, owner, choose, clear }, getCount, all }: LeadSearchBarProps) {
  const withCount = (words: string, count: number | undefined) => (all === undefined ? words : `${words} (${count})`);
  return (
    <Bar
      label="Leads"
      searchText={searchText}
      name="Search leads"
      placeholder="Company, name, email or phone"
      maxLength={maxLeadSearchLength}
      isUsed={searchText.text !== '' || status !== null || owner !== null}
      onClear={clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={status ?? ''}
          onChange={({ target }) => choose({ status: (target.value || null) as LeadStatus | null })}
        >
          <option value="">{withCount('All statuses', all)}</option>
          {leadStatuses.map((name) => (
            <option key={name} value={name}>
              {withCount(getLeadStatusLabel(name), getCount(name))}
            </option>
          ))}
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by owner"
          value={owner ?? ''}
          onChange={({ target }) => choose({ owner: (target.value || null) as LeadOwnership | null })}
        >
          <option value="">All owners</option>
          {leadOwnerships.map((name) => (
            <option key={name} value={name}>
              {ownershipLabels[name]}
            </option>
          ))}
        </select>
      </SearchBox>
    </Bar>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const ownershipLabels: Record<LeadOwnership, string> = { mine: 'My leads', unassigned: 'Unassigned' };

const Bar = styled(SearchBar)`
  > :first-child {
    max-width: ${tokens.width.dialog};
  }
  ${tokens.screen.narrow} {
    > :first-child {
      max-width: none;
    }
  }
`;
