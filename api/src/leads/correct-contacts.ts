import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import { differingContacts } from '#leads/contact-rows';

/** So that a statement stays below its timeout when all contacts differ. */
const batch = 2000;

/** Compares contacts with the rows that they are made of, and writes those anew that differ. */
export const correctContacts =
  (log: Logger): Task =>
  async (_payload, { query }) => {
    const { rows } = await query<{ id: string }>(differingContacts);
    if (rows.length === 0) return;
    for (let at = 0; at < rows.length; at += batch) {
      const ids = rows.slice(at, at + batch).map(({ id }) => id);
      await query('select public.refresh_contacts($1)', [ids]);
    }
    log.error({ count: rows.length }, 'contacts did not match their rows and were corrected');
  };
