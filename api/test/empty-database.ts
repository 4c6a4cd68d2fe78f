import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database without tables. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new pg.Client(server);
    await admin.connect();
    await admin.query(sql);
    await admin.end();
  };
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => run(`drop database ${name} with (force)`),
  };
}
