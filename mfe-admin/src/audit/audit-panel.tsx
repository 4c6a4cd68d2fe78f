import { EndOfList, Panel, Panels } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { AuditFilters } from './audit-filters.tsx';
import { AuditDays, AuditSkeleton } from './audit-days.tsx';
import { ExportButton } from './export-button.tsx';
import { type Entry, useAudit } from './use-audit.ts';

export function AuditPanel() {
  const { filters, lookedFor, actors, nodes, error, retry, ...pages } = useAudit();
  const canExport = nodes !== undefined && nodes.length > 0;
  return (
    <Panels>
      <Panel title="Entries" busy={!nodes && !error} actions={canExport && <ExportButton lookedFor={lookedFor} />}>
        <AuditFilters filters={filters} actors={actors} />
        {nodes ? list(nodes) : error ? failed() : <AuditSkeleton />}
      </Panel>
    </Panels>
  );

  function list(entries: readonly Entry[]) {
    if (entries.length === 0) {
      return filters.isUsed ? (
        <Empty title="No entries found" hint="Look for something else, or clear the filters." />
      ) : (
        <Empty title="No entries yet" hint="What administrators and analysts change appears here by itself." />
      );
    }
    return (
      <>
        <AuditDays entries={entries} />
        <EndOfList pages={pages} what="entries" which="older" />
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="The audit trail could not be loaded"
        hint="It is safe, and goes on being written. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}
