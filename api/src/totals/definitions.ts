import { strategyCallSchedule } from 'rules/call-times';

/** Counts rows of a table by some of their columns, with the sum of an amount. */
export interface TotalDefinition {
  table: 'leads' | 'payouts' | 'projects' | 'tasks';
  /** The columns that count and sum depend on: updates of others are ignored. */
  columns: readonly string[];
  /** SQL for the grouping key. */
  key: (row: string) => readonly string[];
  /** SQL for the amount, in US dollars. */
  amount?: (row: string) => string;
  /** SQL for a list: a row counts once per item. */
  each?: (row: string) => string;
  /** SQL for the rows that count, if not all do. */
  where?: (row: string) => string;
}

/** A person with two roles in a project counts it once. */
const peopleSql = (row: string) =>
  `(select distinct unnest(array[${row}.developer_id, ${row}.tester_id, ${row}.project_manager_id])::text as id) person`;
const teamColumns = ['developer_id', 'tester_id', 'project_manager_id'];

/** A month of the agency's calendar, for example "2026-11". Changing the time zone needs a migration that recounts. */
export const toMonthSql = (instant: string) =>
  `to_char(${instant} at time zone '${strategyCallSchedule.timeZone}', 'YYYY-MM')`;

/** Counts and sums over whole tables that screens show. A change here needs a migration with the new trigger. */
export const totalDefinitions = {
  projects: {
    table: 'projects',
    columns: ['status', 'created_at', 'implementation_fee'],
    key: (row) => [`${row}.status`, toMonthSql(`${row}.created_at`)],
    amount: (row) => `${row}.implementation_fee`,
  },
  support_fees: {
    table: 'projects',
    columns: ['status', 'monthly_support_fee'],
    key: (row) => [`${row}.status`],
    amount: (row) => `${row}.monthly_support_fee`,
  },
  projects_of_people: {
    table: 'projects',
    columns: ['status', ...teamColumns],
    key: (row) => ['person.id', `${row}.status`],
    each: peopleSql,
    where: () => 'person.id is not null',
  },
  ratings_of_people: {
    table: 'projects',
    columns: ['rating', ...teamColumns],
    key: () => ['person.id'],
    amount: (row) => `${row}.rating`,
    each: peopleSql,
    where: (row) => `person.id is not null and ${row}.rating is not null`,
  },
  leads_created: {
    table: 'leads',
    columns: ['status', 'created_at', 'project_type', 'budget'],
    key: (row) => [toMonthSql(`${row}.created_at`), `${row}.status`, `${row}.project_type`, `${row}.budget`],
  },
  leads_closed: {
    table: 'leads',
    columns: ['status', 'closed_at'],
    key: (row) => [toMonthSql(`${row}.closed_at`), `${row}.status`],
    where: (row) => `${row}.closed_at is not null`,
  },
  payouts: {
    table: 'payouts',
    columns: ['kind', 'amount'],
    key: (row) => [`${row}.kind`],
    amount: (row) => `${row}.amount`,
  },
  tasks: {
    table: 'tasks',
    columns: ['status'],
    key: (row) => [`${row}.status`],
  },
} as const satisfies Record<string, TotalDefinition>;

export type TotalName = keyof typeof totalDefinitions;

/** SQL for the rows of a total. A sum over no rows is null, and a group without rows may have a row of zero until the next compaction. */
export const totalsSql = (name: TotalName) => `(select key, count, amount from totals where name = '${name}') ${name}`;
