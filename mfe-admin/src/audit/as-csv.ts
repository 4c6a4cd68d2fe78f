import { auditWords } from 'rules/audit';
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

/** Entries as a table for other programs (RFC 4180). */
export const asCsv = (entries: readonly Entry[]): string =>
  [columns.map(([name]) => name), ...entries.map((entry) => columns.map(([, read]) => read(entry) ?? ''))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');

/** A spreadsheet would calculate what begins with one of these signs: somebody's name must not be a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
