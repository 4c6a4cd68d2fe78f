import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** For the test itself: it may do everything. */
  url: string;
  /** For a server under test: an ordinary role. */
  appUrl: string;
  pool: pg.Pool;
  drop(): Promise<void>;
}

/** A database of this test file's own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server = '', TEST_APP_URL: app = '', TEST_TEMPLATE: template } = process.env;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new pg.Client(server);
    await admin.connect();
    await admin.query(sql);
    await admin.end();
  };
  await run(`create database ${name} template ${template}`);
  const [url = '', appUrl = ''] = [server, app].map(
    (each) => Object.assign(new URL(each), { pathname: `/${name}` }).href,
  );
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => pool.options.max); // a test may take the database away
  return {
    url,
    appUrl,
    pool,
    drop: async () => {
      await pool.end();
      await run(`drop database ${name} with (force)`);
    },
  };
}
