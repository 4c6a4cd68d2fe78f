import { domains } from '#domains';
import { keptTables as ownKept } from '#retention/kept-tables';
import { pruneTable as ownPruned, type PruneTask } from '#retention/prune-table';

// How long rows are kept: what domains declare, and the tables of no domain.
export const archivedKinds = domains.flatMap(({ archivedTables = [] }) => archivedTables);
export const prunedByJobs = domains.flatMap((domain) => domain.prunedByJobs ?? []);
export const pruneTable: Record<string, PruneTask> = Object.assign(
  {},
  ...domains.map(({ prunedTables }) => prunedTables),
  ownPruned,
);
export const keptTables: ReadonlyArray<[table: string, reason: string]> = [
  ...domains.flatMap((domain) => Object.entries(domain.keptTables ?? {})),
  ...Object.entries(ownKept),
];
