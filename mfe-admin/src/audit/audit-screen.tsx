import { prefetch, prefetchFirstPage, type DataClient, useApolloClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { saveAs } from 'kit/copy';
import { toast } from 'kit/toasts';
import { Skeleton } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import { auditActions, auditActionLabels } from 'rules/audit';
import { useSearchState } from 'kit/search-state';
import {
  AuditActorsDocument,
  AuditLogDocument,
  type AuditLogQuery,
  type AuditLogQueryVariables,
  type AuditActorsQuery,
} from '#gql/graphql.ts';
import { isFiltered } from '../filters/is-filtered.ts';
import { LogPanel } from '../filters/log-panel.tsx';
import { ScreenHead } from '../filters/screen-head.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { DateFields } from '../filters/date-fields.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { parseAuditFilter, mayIncludeArchived, auditFilterNames } from './parse-audit-filter.ts';
import { useAuditLog, type AuditEntry } from './use-audit-log.ts';
import { toAuditCsv } from './to-audit-csv.ts';
import { AuditRow, Row } from './audit-row.tsx';
import { getDayHeading } from './day-headings.ts';
import { Day } from './day-layout.ts';

const archiveHint = ' Entries older than a year may be in the archive: ask the operator of this installation.';

/** The audit log of administrators and analysts, by day. */
export function AuditScreen() {
  const client = useApolloClient();
  const { filter, actors, ...pages } = useAuditLog();
  return (
    <>
      <ScreenHead
        title="Audit log"
        text="Who did what, and from where. Entries can't be changed."
        actions={<ButtonLink to="/admin-dashboard">Back to Knowledge Hub</ButtonLink>}
      />
      <LogPanel
        title="Entries"
        what="entries"
        pages={pages}
        filters={<AuditFilters isUsed={isFiltered(filter)} actors={actors} />}
        csv={{
          save: () => saveAuditLog(client, filter),
          failureMessage: "Couldn't export the audit log. Try again.",
        }}
        skeleton={<AuditSkeleton />}
        empty={
          isFiltered(filter)
            ? {
                title: 'No entries found',
                hint: `Change or clear the filters.${mayIncludeArchived(filter) ? archiveHint : ''}`,
              }
            : { title: 'No entries yet', hint: 'Changes by administrators and analysts appear here.' }
        }
        failed={{
          title: "Couldn't load the audit log",
          hint: 'New entries are still being recorded. Try again.',
        }}
      >
        {(entries) => <AuditDays entries={entries} hasMore={pages.hasMore} />}
      </LogPanel>
    </>
  );
}

AuditScreen.prefetchData = (client: DataClient, url: URL) => {
  prefetch(client, AuditActorsDocument);
  prefetchFirstPage(client, AuditLogDocument, parseAuditFilter(url.searchParams));
};

/** Exports the matching entries as CSV, with a notice if there are too many for one file. */
async function saveAuditLog(client: DataClient, filter: ReturnType<typeof parseAuditFilter>): Promise<void> {
  const { entries, hasMore } = await fetchAllEntries(client, filter);
  saveAs(new Blob([toAuditCsv(entries)], { type: 'text/csv;charset=utf-8' }), 'audit-log.csv');
  if (!hasMore) return;
  const description = `The file has the newest ${maxExportedEntries} entries. Choose a shorter period to export the others.`;
  toast({ title: 'Not all entries were exported', description });
}

/** The maximum number of entries in one file. */
const maxExportedEntries = 10_000;

/** Fetches every matching entry from the server, newest first. */
async function fetchAllEntries(
  client: DataClient,
  filter: ReturnType<typeof parseAuditFilter>,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const entries: AuditEntry[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await fetchPage(client, { ...filter, first: 500, after });
    entries.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null && entries.length < maxExportedEntries);
  return { entries, hasMore: after !== null };
}

async function fetchPage(
  client: DataClient,
  variables: AuditLogQueryVariables,
): Promise<AuditLogQuery['auditEntries']> {
  const { data, error } = await client.query({ query: AuditLogDocument, variables, fetchPolicy: 'no-cache' });
  if (!data) throw error ?? new Error('No answer');
  return data.auditEntries;
}

interface AuditDaysProps {
  entries: readonly AuditEntry[];
  hasMore: boolean;
}

/** All entries in one list, with a date above the first of each day. */
const AuditDays = ({ entries, hasMore }: AuditDaysProps) => (
  <VirtualRows as="ol" row="li" aria-label="Entries" items={entries} hasMore={hasMore} height={rowHeight}>
    {(entry, row, place) => <AuditRow entry={entry} row={row} day={getDayHeading(entries, place)} />}
  </VirtualRows>
);

const rowHeight = { wide: 46, narrow: 110 };

const AuditSkeleton = () => (
  <Day aria-hidden>
    <h3>
      <Skeleton $width="80px" $height="20px" />
    </h3>
    <ol>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Row key={place}>
          <Skeleton $width="48px" $height="20px" />
          <Skeleton $width="140px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="96px" $height="20px" />
        </Row>
      ))}
    </ol>
  </Day>
);

interface AuditFiltersProps {
  isUsed: boolean;
  actors: AuditActorsQuery['auditActors'];
}

function AuditFilters({ isUsed, actors }: AuditFiltersProps) {
  const [who] = useSearchState('who');
  // The selected person is listed before the list has loaded.
  const isListed = !who || actors.some(({ email }) => email === who);
  return (
    <ListFilters label="Audit log" names={auditFilterNames} isUsed={isUsed}>
      <SearchField name="q" label="Search" placeholder="Subject, details or IP address" />
      <FilterSelect name="who" label="Who" allLabel="Everyone">
        {!isListed && <option value={who}>{who}</option>}
        {actors.map(({ id, firstName, lastName, email }) => (
          <option key={id} value={email ?? ''}>
            {firstName} {lastName}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="action" label="What" allLabel="All actions">
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {auditActionLabels[action]}
          </option>
        ))}
      </FilterSelect>
      <DateFields />
    </ListFilters>
  );
}
