import type { RetentionSetting, RetentionSettings } from '#retention/retention-settings';

/** Rows that are written to a file before they are deleted. */
export interface ArchivedKind {
  /** Also the folder of its files. */
  kind: string;
  setting: RetentionSetting;
  /** The description in docs/operations.md. */
  data: string;
  table: string;
  /** What determines the age of a row. */
  age: string;
  /** SQL for due rows, in order: id, created_at and line, a JSON object. `$1` is the number of days, `$2` the limit. */
  select: string;
  /** Deletes the rows with ids in `$2` that are still due after `$1` days. */
  delete: string;
}

/** When rows that are due now were current, in a statement of an archived kind. */
export const cutoffSql = 'now() - make_interval(days => $1)';

/** The kinds with a retention setting. */
export const filterKindsWithSetting = (
  kinds: readonly ArchivedKind[],
  retention: RetentionSettings,
): readonly ArchivedKind[] => kinds.filter(({ setting }) => retention[setting] !== null);
