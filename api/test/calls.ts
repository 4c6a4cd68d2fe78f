import pg from 'pg';
import { v7 } from 'uuid';
import { hashKey, createKey } from '#secret-key';
import { createVisitorEmail } from '#test/enquiries';

interface DatabaseLocation {
  databaseUrl: string;
}

async function run({ databaseUrl }: DatabaseLocation, sql: string, values: unknown[]): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    await database.query(sql, values);
  } finally {
    await database.end();
  }
}

/** An email that has confirmed a call before, so that its next calls are booked immediately. */
export async function createProvenVisitor(app: DatabaseLocation): Promise<string> {
  const email = createVisitorEmail();
  await run(app, 'insert into proven_emails (id, created_at, updated_at, email) values ($1, now(), now(), $2)', [
    v7(),
    email,
  ]);
  return email;
}

/** Inserts a held call. Returns the key of its mail. */
export async function createHeldCall(app: DatabaseLocation, email: string, startsAt: string): Promise<string> {
  const key = createKey();
  await run(
    app,
    `insert into strategy_calls (id, created_at, updated_at, name, email, starts_at, sequence, key_hash, held_until)
     values ($1, now(), now(), 'Ada Lovelace', $2, $3, 0, $4, now() + interval '30 minutes')`,
    [v7(), email, startsAt, hashKey(key)],
  );
  return key;
}

/** Expires the hold of the call with this key. */
export const expireHold = (app: DatabaseLocation, key: string) =>
  run(app, "update strategy_calls set held_until = now() - interval '1 second' where key_hash = $1", [hashKey(key)]);
