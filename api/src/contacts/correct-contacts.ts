import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import { differingContactsSql } from '#contacts/contact-rows';

/** So that a statement stays below its timeout when all contacts differ. */
const batchSize = 2000;

/** Compares contacts with the rows they are derived from, and rewrites those that differ. */
export const correctContacts =
  (log: Logger): Task =>
  async (_payload, { query }) => {
    const { rows } = await query<{ id: string }>(differingContactsSql);
    if (rows.length === 0) return;
    for (let offset = 0; offset < rows.length; offset += batchSize) {
      const ids = rows.slice(offset, offset + batchSize).map(({ id }) => id);
      await query('select public.refresh_contacts($1)', [ids]);
    }
    log.error({ count: rows.length }, 'contacts did not match their rows and were corrected');
  };
