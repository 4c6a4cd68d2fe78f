import { EndOfList, Panel, Panels } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { ExportButton } from './export-button.tsx';
import { SecurityFilterBar } from './security-filter-bar.tsx';
import { SecuritySkeleton, SecurityTable } from './security-table.tsx';
import { isReversed } from './security-filters.ts';
import { type SecurityEvent, useSecurityLog } from './use-security-log.ts';

export function SecurityLogPanel() {
  const { filters, filter, nodes, error, retry, ...pages } = useSecurityLog();
  const canExport = nodes !== undefined && nodes.length > 0;
  return (
    <Panels>
      <Panel title="Events" busy={!nodes && !error} actions={canExport && <ExportButton filter={filter} />}>
        <SecurityFilterBar filters={filters} />
        {nodes ? list(nodes) : error ? failed() : <SecuritySkeleton />}
      </Panel>
    </Panels>
  );

  function list(events: readonly SecurityEvent[]) {
    if (events.length === 0)
      return isReversed(filter) ? (
        <Empty title="No events found" hint="From is later than To. Change one of the dates." />
      ) : filters.isUsed ? (
        <Empty title="No events found" hint="Change or clear the filters." />
      ) : (
        <Empty
          title="No events yet"
          hint="Sign-ins, refused requests and changes of roles and keys will appear here."
        />
      );
    return (
      <>
        <SecurityTable events={events} />
        <EndOfList pages={pages} what="events" which="older" />
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="Couldn't load the security log"
        hint="Events are still being recorded. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}
