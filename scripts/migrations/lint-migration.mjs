import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { nodeBinary, root } from '../paths.mjs';

/** Of squawk, which runs as a program of its own: https://squawkhq.com/docs/rules */
const squawk = path.join(root, 'node_modules', 'squawk-cli', 'js', 'bin', 'squawk');
/** The oldest PostgreSQL that the product runs on. */
const oldestPostgres = '15.0';
const excludedRules = [
  // Every migration runs on a connection that has both: api/src/db/migrate.ts.
  'require-lock-timeout',
  'require-statement-timeout',
  // Counts and ranks stay small. What grows for ever has a uuid.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

/**
 * What a migration does that servers of the version before would feel: a table or column goes, a row of theirs is refused, requests
 * wait for a lock. An exception names its rule and its reason in comments of the statement.
 */
export function lintMigration({ name, statements, isTransactional }) {
  const unexplained = statements
    .filter((sql) => sql.includes('squawk-ignore') && !/^-- because .{10,}$/m.test(sql))
    .map((sql) => `${name}: an exception without its reason: write \`-- because …\` above it\n    ${firstLine(sql)}`);
  return [...unexplained, ...faultsOf(name, statements, isTransactional)];
}

function faultsOf(name, statements, isTransactional) {
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
    // With findings it ends with 1.
    if (error.status !== 1 || !error.stdout) throw error;
    return JSON.parse(error.stdout);
  }
}

const firstLine = (sql) => sql.split('\n').find((line) => !line.startsWith('--')) ?? '';
