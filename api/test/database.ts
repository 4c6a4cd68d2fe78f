import { randomBytes } from 'node:crypto';
import type { expect } from '@jest/globals';
import pg from 'pg';
import { eventually } from '#test/eventually';

export interface TestDatabase {
  /** For the test itself: a role with all rights. */
  url: string;
  /** For a server under test: an ordinary role. */
  appUrl: string;
  pool: pg.Pool;
  drop(): Promise<void>;
}

/** Time for closed connections to disappear. */
const closingMs = 500;

/**
 * Fails the file that leaves a connection open. Otherwise, dropping the database would break the connection during the worker's next
 * file and be reported there.
 */
function expectNone(open: Array<{ statement: string }>): void {
  if (open.length === 0) return;
  const statements = open.map(({ statement }) => statement || 'none').join('; ');
  throw new Error(`left connections to its database open: ${open.length}. Their last statements: ${statements}`);
}

/** A database for this test file, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server = '', TEST_APP_URL: app = '', TEST_TEMPLATE: template } = process.env;
  const testFile = (globalThis as { expect?: typeof expect }).expect?.getState().testPath ?? 'A script';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new pg.Client(server);
    await admin.connect();
    const { rows } = await admin.query<{ statement: string }>(sql).finally(() => admin.end());
    return rows;
  };
  await run(`create database ${name} template ${template}`);
  const [url = '', appUrl = ''] = [server, app].map(
    (each) => Object.assign(new URL(each), { pathname: `/${name}` }).href,
  );
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => pool.options.max); // a test may stop the database
  return {
    url,
    appUrl,
    pool,
    drop: async () => {
      await pool.end();
      const open = `select left(query, 100) as statement from pg_stat_activity where datname = '${name}'`;
      // A closed connection takes a moment to disappear.
      await eventually(async () => expectNone(await run(open)), closingMs).catch(({ message }: Error) =>
        process.emitWarning(`${testFile} ${message}`),
      );
      await run(`drop database ${name} with (force)`);
    },
  };
}
