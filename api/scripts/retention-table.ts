// The table of how long data is kept in docs/operations.md, from what the jobs go by.
import { archiveTable } from '#retention/archive-table';
import { type PruneRule, pruneTable } from '#retention/prune-table';
import { type RetentionSetting, retentionSettings } from '#retention/retention-settings';

type Row = [data: string, table: string, age: string, kept: string, then: string];

const keptFor = (setting: RetentionSetting) => {
  const { min, default: days } = retentionSettings[setting];
  const least = `at least ${min} ${min === 1 ? 'day' : 'days'}`;
  return `\`${setting}\`, ${least}; ${days === null ? 'forever' : `${days} days`} where it is unset`;
};

const archived = archiveTable.map(({ data, table, age, setting }): Row => [
  data,
  `\`${table}\``,
  `\`${age}\``,
  keptFor(setting),
  'archived to files, then deleted',
]);

const pruned = Object.values(pruneTable)
  .flatMap(({ rules }): readonly PruneRule[] => rules)
  .map(({ data, table, age, keep, clear }): Row => [
    data,
    `\`${table}\``,
    /^\w+$/.test(age) ? `\`${age}\`` : '–',
    typeof keep === 'string' ? keep.replace(/^0 days$/, '–') : keptFor(keep.setting),
    clear ? 'columns emptied' : 'deleted',
  ]);

/** Rows that go together with files, by jobs of their own. */
const withFiles: Row[] = [
  ['Uploaded files that belong to nothing', '`stored_files`', '`created_at`', '24 hours', 'deleted with the file'],
  [
    'Versions of portals that were not used for a month, but for the last 20 of each',
    '`releases`',
    '`last_used_at`',
    '30 days',
    'deleted with their files',
  ],
];

export const retentionTable = (): string =>
  [
    '| data | table | age | kept | then |',
    '| --- | --- | --- | --- | --- |',
    ...[...archived, ...pruned, ...withFiles].map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
