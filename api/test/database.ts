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

async function withAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** A database for this test file, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server = '', TEST_APP_URL: app = '', TEST_TEMPLATE: template } = process.env;
  const testFile = (globalThis as { expect?: typeof expect }).expect?.getState().testPath ?? 'A script';
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half of what writing them to the log takes.
  await withAdmin(server, (admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
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
      await withAdmin(server, async (admin) => {
        // A closed connection takes a moment to disappear.
        await eventually(async () => expectNone((await admin.query(open)).rows), closingMs).catch(
          ({ message }: Error) => process.emitWarning(`${testFile} ${message}`),
        );
        await admin.query(`drop database ${name} with (force)`);
      });
    },
  };
}
