import { auditWords } from 'rules/audit';
import { toCsv } from 'rules/csv';
import { inWords } from 'kit/format';
import type { Entry } from './use-audit.ts';

const columns: readonly [string, (entry: Entry) => string | null][] = [
  ['When (UTC)', ({ createdAt }) => createdAt],
  ['Who', ({ actor }) => `${actor.firstName} ${actor.lastName}`],
  ['E-mail', ({ actor }) => actor.email],
  ['What', ({ action }) => auditWords[action]],
  ['Kind', ({ subjectKind }) => inWords(subjectKind)],
  ['Concerns', ({ subjectLabel }) => subjectLabel],
  ['Id', ({ subjectId }) => subjectId],
  ['Details', ({ details }) => details ?? null],
  ['Address', ({ address }) => address ?? null],
];

/** Entries as a table for other programs. */
export const asCsv = (entries: readonly Entry[]): string =>
  toCsv([columns.map(([name]) => name), ...entries.map((entry) => columns.map(([, read]) => read(entry)))]);
