import type { EntityManager } from '@mikro-orm/postgresql';
import { getAgencyDay } from '#agency-day';

/**
 * The next number of a series, such as INV-2026-0042. Taken in the transaction that uses it: other transactions wait for it, and if it is
 * rolled back the number is taken by the next one, so that there are no gaps.
 */
export async function takeNumber(tx: EntityManager, series: 'INV' | 'CN' | 'QUO'): Promise<string> {
  const year = getAgencyDay().slice(0, 4);
  const [row] = await tx.execute<Array<{ last: number }>>(
    `insert into invoice_sequences (series, last) values (?, 1)
       on conflict (series) do update set last = invoice_sequences.last + 1 returning last`,
    [`${series}-${year}`],
  );
  if (!row) throw new Error('An insert without a row');
  return `${series}-${year}-${String(row.last).padStart(4, '0')}`;
}
