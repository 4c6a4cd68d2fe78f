import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportLeadsInput } from 'rules/import-leads';
import { findRepeatedLeads } from 'rules/lead-matches';
import type { Context } from '#context';
import { acquireAdvisoryLock } from '#db/advisory-lock';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { storeLead } from '#leads/create-lead';
import { findLeadMatches } from '#leads/duplicates/find-lead-matches';
import type { LeadImport } from '#leads/import/lead-import';
import type { Lead } from '#leads/lead.entity';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { countUnlessFailed } from '#limits/count-unless-failed';

/** Creates leads for the viewer, who becomes their owner: all that are no duplicates, or none if something fails. */
export async function importLeads(context: Context, input: ImportLeadsInput): Promise<LeadImport> {
  const { limits, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { created, skipped } = await countUnlessFailed(limits, 'importLeads', { person: viewer.id }, () =>
    context.em.transactional((tx) => storeLeads(tx, context, input)),
  );
  for (const lead of created) await announceLead(context, lead);
  return { imported: created.length, skipped };
}

async function storeLeads(tx: EntityManager, { viewer }: Context, { leads, includeDuplicates }: ImportLeadsInput) {
  const skipped = includeDuplicates ? [] : await findDuplicates(tx, leads);
  const created: Lead[] = [];
  for (const [row, input] of leads.entries()) {
    if (skipped.includes(row)) continue;
    const lead = storeLead(tx, input, viewer);
    await queueLeadWebhooks(tx, lead);
    created.push(lead);
  }
  return { created, skipped };
}

/** Of imports of the same file at the same time, the second one waits, and finds the leads of the first. */
async function findDuplicates(tx: EntityManager, leads: ImportLeadsInput['leads']): Promise<number[]> {
  await acquireAdvisoryLock(tx, 'import of leads');
  const matches = await findLeadMatches(tx, leads);
  const repeated = new Set([...findRepeatedLeads(leads).keys(), ...matches.map(({ row }) => row)]);
  return [...repeated].toSorted((one, other) => one - other);
}
