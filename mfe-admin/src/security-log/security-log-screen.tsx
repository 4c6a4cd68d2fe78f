import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { securityEventKinds, getSecurityEventLabel } from 'rules/security-events';
import { SecurityLogDocument } from '#gql/graphql.ts';
import { isReversedRange } from '../filters/date-range.ts';
import { isFiltered } from '../filters/is-filtered.ts';
import { LogPanel } from '../filters/log-panel.tsx';
import { ScreenHead } from '../filters/screen-head.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { DateFields } from '../filters/date-fields.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { saveSecurityLog } from './save-security-log.ts';
import { parseFilter, securityFilterNames, warningsFilter } from './security-filters.ts';
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

const kindsByLabel = securityEventKinds.toSorted((a, b) =>
  getSecurityEventLabel(a).localeCompare(getSecurityEventLabel(b)),
);

function SecurityFilterBar({ isUsed }: { isUsed: boolean }) {
  return (
    <ListFilters label="Security log" names={securityFilterNames} isUsed={isUsed}>
      <SearchField name="account" label="Account" placeholder="Email, or part of it" />
      <SearchField name="address" label="Address" placeholder="192.0.2.7" />
      <FilterSelect name="event" label="Event" allLabel="All events">
        <option value={warningsFilter}>All warnings</option>
        {kindsByLabel.map((kind) => (
          <option key={kind} value={kind}>
            {getSecurityEventLabel(kind)}
          </option>
        ))}
      </FilterSelect>
      <DateFields />
    </ListFilters>
  );
}
