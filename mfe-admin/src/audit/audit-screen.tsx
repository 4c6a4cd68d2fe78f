import { prefetch, prefetchFirstPage, type DataClient, useApolloClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { AuditActorsDocument, AuditTrailDocument } from '#gql/graphql.ts';
import { isFiltered } from '../filters/is-filtered.ts';
import { LogPanel } from '../filters/log-panel.tsx';
import { ScreenHead } from '../filters/screen-head.tsx';
import { AuditDays, AuditSkeleton } from './audit-days.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { parseAuditFilter, mayIncludeArchived } from './parse-audit-filter.ts';
import { saveAuditTrail } from './save-audit-trail.ts';
import { useAuditTrail } from './use-audit-trail.ts';

const archiveHint = ' Entries older than a year may be in the archive: ask the operator of this installation.';

/** The audit trail of administrators and analysts, by day. */
export function AuditScreen() {
  const client = useApolloClient();
  const { filter, actors, ...pages } = useAuditTrail();
  return (
    <>
      <ScreenHead
        title="Audit trail"
        text="Who did what, and from where. Entries can't be changed."
        actions={<ButtonLink to="/admin-dashboard">Back to Knowledge hub</ButtonLink>}
      />
      <LogPanel
        title="Entries"
        what="entries"
        pages={pages}
        filters={<AuditFilters isUsed={isFiltered(filter)} actors={actors} />}
        csv={{
          save: () => saveAuditTrail(client, filter),
          failureMessage: "Couldn't export the audit trail. Try again.",
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
          title: "Couldn't load the audit trail",
          hint: 'New entries are still being recorded. Try again.',
        }}
      >
        {(entries) => <AuditDays entries={entries} hasMore={pages.hasMore} />}
      </LogPanel>
    </>
  );
}

AuditScreen.prefetchData = (client: DataClient, address: URL) => {
  prefetch(client, AuditActorsDocument);
  prefetchFirstPage(client, AuditTrailDocument, parseAuditFilter(address.searchParams));
};
