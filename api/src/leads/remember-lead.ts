import type { EntityManager } from '@mikro-orm/postgresql';
import { Enquiry } from '#enquiries/enquiry.entity';
import { Lead } from '#leads/lead.entity';
import { rememberRow, type RowMemory } from '#undo/row-memory';

/**
 * Remembers a locked lead, with its enquiry and those merged into it: one answer answers all. An undo locks the rows in this order,
 * in which every change of a lead does (`lockLead`).
 */
export async function rememberLead(tx: EntityManager, { id, enquiry }: Lead): Promise<RowMemory[]> {
  const enquiries = enquiry
    ? await tx.execute<Array<{ id: string }>>(
        'select id from enquiries where id = ? or merged_into_id = ? order by id <> ?, id',
        [enquiry.id, enquiry.id, enquiry.id],
      )
    : [];
  const remembered: RowMemory[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
  for (const each of enquiries) remembered.push(await rememberRow(tx, Enquiry, each.id));
  return [...remembered, await rememberRow(tx, Lead, id)];
}
