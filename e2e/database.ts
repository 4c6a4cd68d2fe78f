import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** A new, empty database on an external server. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portals_e2e_${randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, drop: () => runSql(server, `drop database ${name} with (force)`) };
}

/** The embedded database in a product's data folder. */
export function getEmbeddedDatabaseUrl(dir: string): string {
  const port = readFileSync(path.join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(path.join(dir, 'postgres.password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/app`;
}

/** Runs SQL for states that otherwise only come with time. */
export async function runSql(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
