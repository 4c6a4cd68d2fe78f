import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { nodeBinary, root } from '../paths.mjs';

/** Rules of squawk: https://squawkhq.com/docs/rules */
const squawk = path.join(root, 'node_modules', 'squawk-cli', 'js', 'bin', 'squawk');
/** The oldest supported PostgreSQL. */
const oldestPostgres = '15.0';
const excludedRules = [
  // The connection of migrations sets both timeouts: api/src/db/migrate.ts.
  'require-lock-timeout',
  'require-statement-timeout',
  // Counts and ranks stay small. Growing tables have uuids.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

/**
 * Problems of a migration for servers of the previous version: dropped tables or columns, rejected rows, long locks. An exception
 * names its rule and its reason in comments of the statement.
 */
export function lintMigration({ name, statements, isTransactional }) {
  const unexplained = statements
    .filter((sql) => sql.includes('squawk-ignore') && !/^-- because .{10,}$/m.test(sql))
    .map((sql) => `${name}: exception without a reason. Add \`-- because …\` above it\n    ${firstLine(sql)}`);
  return [...unexplained, ...findFaults(name, statements, isTransactional)];
}

function findFaults(name, statements, isTransactional) {
  const text = statements.map((sql) => (sql.trimEnd().endsWith(';') ? sql : `${sql};`)).join('\n');
  const lines = text.split('\n');
  return squawkOn(text, isTransactional).map(
    ({ line, rule_name: rule, message, help }) =>
      `${name}: ${rule}: ${message}${help ? ` ${help}` : ''}\n    ${lines[line]?.trim() ?? ''}`,
  );
}

function squawkOn(text, isTransactional) {
  const args = [
    squawk,
    '--reporter=json',
    `--pg-version=${oldestPostgres}`,
    `--exclude=${excludedRules.join(',')}`,
    isTransactional ? '--assume-in-transaction' : '--no-assume-in-transaction',
    '--stdin-filepath=migration.sql',
  ];
  try {
    return JSON.parse(execFileSync(nodeBinary, args, { input: text, encoding: 'utf8', cwd: root }));
  } catch (error) {
    // Exits with 1 if there are findings.
    if (error.status !== 1 || !error.stdout) throw error;
    return JSON.parse(error.stdout);
  }
}

const firstLine = (sql) => sql.split('\n').find((line) => !line.startsWith('--')) ?? '';
