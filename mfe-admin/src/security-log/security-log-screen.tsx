import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { SecurityLogDocument } from '#gql/graphql.ts';
import { isReversedRange } from '../filters/date-range.ts';
import { isFiltered } from '../filters/is-filtered.ts';
import { LogPanel } from '../filters/log-panel.tsx';
import { ScreenHead } from '../filters/screen-head.tsx';
import { saveSecurityLog } from './save-security-log.ts';
import { SecurityFilterBar } from './security-filter-bar.tsx';
import { parseFilter } from './security-filters.ts';
import { SecuritySkeleton, SecurityTable } from './security-table.tsx';
import { useSecurityLog } from './use-security-log.ts';

/** Sign-ins, refused requests, and changes of roles, factors and keys. */
export function SecurityLogScreen() {
  const { filter, ...pages } = useSecurityLog();
  const notFoundHint = isReversedRange(filter)
    ? 'From is later than To. Change one of the dates.'
    : 'Change or clear the filters.';
  return (
    <>
      <ScreenHead
        title="Security log"
        text="Sign-ins, refused requests, and changes to roles, second factors and keys. Identical events within a minute are counted together."
        actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      />
      <LogPanel
        title="Events"
        what="events"
        pages={pages}
        filters={<SecurityFilterBar isUsed={isFiltered(filter)} />}
        csv={{ save: () => saveSecurityLog(filter), failureMessage: "Couldn't export the security log. Try again." }}
        skeleton={<SecuritySkeleton />}
        empty={
          isFiltered(filter)
            ? { title: 'No events found', hint: notFoundHint }
            : {
                title: 'No events yet',
                hint: 'Sign-ins, refused requests and changes to roles and keys appear here.',
              }
        }
        failed={{
          title: "Couldn't load the security log",
          hint: 'Events are still being recorded. Try again.',
        }}
      >
        {(events) => <SecurityTable events={events} hasMore={pages.hasMore} />}
      </LogPanel>
    </>
  );
}

SecurityLogScreen.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetchFirstPage(client, SecurityLogDocument, parseFilter(searchParams));
