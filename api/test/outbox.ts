import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from '#test/app';
import { eventually } from '#test/eventually';

/** Waits for this many mails to an address and returns them, oldest first. */
export async function waitForMails({ dataDir }: TestApp, address: string, count: number): Promise<Email[]> {
  let mails: Email[] = [];
  await eventually(async () => {
    mails = await readMails(dataDir, address);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`);
  });
  return mails;
}

/** Waits until all mail is sent and returns the mails to an address, possibly none. Mails of changes that can be undone don't wait. */
export async function waitForAllMails({ dataDir, databaseUrl }: TestApp, address: string): Promise<Email[]> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    await database.query("update graphile_worker._private_jobs set run_at = now() where key like 'held mail %'");
    await eventually(async () => {
      const { rows } = await database.query(
        "select 1 from graphile_worker.jobs where task_identifier in ('sendMail', 'sendPasswordReset')",
      );
      if (rows.length > 0) throw new Error(`${rows.length} mails wait`);
    });
  } finally {
    await database.end();
  }
  return readMails(dataDir, address);
}

async function readMails(dataDir: string, address: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []); // created with the first mail
  const names = files.filter((name) => name.endsWith('.eml')).toSorted();
  const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
  return all.filter(({ to }) => to?.some((one) => one.address === address));
}
