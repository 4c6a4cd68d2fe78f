import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from '#test/app';
import { eventually } from '#test/eventually';

/** The mails to an address that the app has written, oldest first, once there are so many. */
export async function outboxOf({ dataDir }: TestApp, address: string, count: number): Promise<Email[]> {
  const folder = path.join(dataDir, 'outbox');
  let mails: Email[] = [];
  await eventually(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
    mails = all.filter(({ to }) => to?.some((one) => one.address === address));
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`);
  });
  return mails;
}
