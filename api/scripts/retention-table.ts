// Generates the data retention table in docs/operations.md from the jobs' constants.
import { archivedKinds, keptTables, prunedByJobs, pruneTable } from '#retention-tables';
import { type RetentionSetting, retentionSettings } from '#retention/retention-settings';

type Row = [data: string, table: string, age: string, kept: string, then: string];

const formatRetention = (setting: RetentionSetting) => {
  const { min, default: days } = retentionSettings[setting];
  const minimum = `at least ${min} ${min === 1 ? 'day' : 'days'}`;
  return `\`${setting}\`, ${minimum}; ${days === null ? 'forever' : `${days} days`} if unset`;
};

const archived = archivedKinds.map(({ data, table, age, setting }): Row => [
  data,
  `\`${table}\``,
  `\`${age}\``,
  formatRetention(setting),
  'archived to files, then deleted',
]);

const pruned = Object.values(pruneTable)
  .flatMap(({ rules }) => rules)
  .map(({ data, table, age, keep, clear }): Row => [
    data,
    `\`${table}\``,
    /^\w+$/.test(age) ? `\`${age}\`` : '–',
    typeof keep === 'string' ? keep.replace(/^0 days$/, '–') : formatRetention(keep.setting),
    clear ? 'columns cleared' : 'deleted',
  ]);

const prunedByJobsRows = prunedByJobs.map(({ data, table, age, keep, deletion }): Row => [
  data,
  `\`${table}\``,
  `\`${age}\``,
  keep,
  deletion,
]);

const kept = Object.entries(Object.groupBy(keptTables, ([, reason]) => reason)).map(([reason, rows = []]) => {
  const tables = rows.map(([table]) => `\`${table}\``).toSorted();
  return `| ${tables.join(', ')} | ${reason} |`;
});

export const createRetentionTable = (): string =>
  [
    '| data | table | age | kept | then |',
    '| --- | --- | --- | --- | --- |',
    ...[...archived, ...pruned, ...prunedByJobsRows].map((row) => `| ${row.join(' | ')} |`),
    '',
    'All other tables are kept:',
    '',
    '| tables | kept |',
    '| --- | --- |',
    ...kept,
  ].join('\n');
