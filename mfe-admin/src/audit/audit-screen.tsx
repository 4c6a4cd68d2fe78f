import { prefetch, prefetchFirstPage, type DataClient, useApolloClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { AuditActorsDocument, AuditTrailDocument } from '#gql/graphql.ts';
import { LogPanel } from '../filters/log-panel.tsx';
import { ScreenHead } from '../filters/screen-head.tsx';
import { AuditDays, AuditSkeleton } from './audit-days.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { lookedForIn, mayBeArchived } from './looked-for.ts';
import { saveAuditTrail } from './save-audit-trail.ts';
import { useAudit } from './use-audit.ts';

const archiveHint = ' Entries older than a year may be in the archive: ask the operator of this installation.';

/** What administrators and analysts did, day by day. */
export function AuditScreen() {
  const client = useApolloClient();
  const { filters, lookedFor, actors, ...pages } = useAudit();
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
        filters={<AuditFilters filters={filters} actors={actors} />}
        csv={{
          save: () => saveAuditTrail(client, lookedFor),
          failed: "Couldn't export the audit trail. Try again in a moment.",
        }}
        skeleton={<AuditSkeleton />}
        empty={
          filters.isUsed
            ? {
                title: 'No entries found',
                hint: `Change or clear the filters.${mayBeArchived(lookedFor) ? archiveHint : ''}`,
              }
            : { title: 'No entries yet', hint: 'Changes by administrators and analysts appear here.' }
        }
        failed={{
          title: 'The audit trail could not be loaded',
          hint: 'It is safe, and goes on being written. Try again in a moment.',
        }}
      >
        {(entries) => <AuditDays entries={entries} hasMore={pages.hasMore} />}
      </LogPanel>
    </>
  );
}

AuditScreen.askAhead = (client: DataClient, address: URL) => {
  prefetch(client, AuditActorsDocument);
  prefetchFirstPage(
    client,
    AuditTrailDocument,
    lookedForIn((name) => address.searchParams.get(name) ?? ''),
  );
};
