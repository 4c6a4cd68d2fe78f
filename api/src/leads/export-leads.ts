import type { EntityManager } from '@mikro-orm/postgresql';
import { belongsTo } from 'rules/audiences';
import { byteOrderMark, csvLine } from 'rules/csv';
import { budgetInWords, leadStatusInWords, projectTypeInWords } from 'rules/lead-words';
import { type LeadFilter, leadFilterRule } from 'rules/leads';
import { fieldErrors } from 'rules/field-errors';
import { refusedAccess } from '#access/refused-access';
import type { Context } from '#context';
import { badInput } from '#errors';
import { filtered } from '#leads/lead-filter';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

const atATime = 500;

const columns: Array<[title: string, of: (lead: Lead) => string | null]> = [
  ['Company', ({ companyName }) => companyName],
  ['Contact', ({ contactName }) => contactName],
  ['Email', ({ contactEmail }) => contactEmail],
  ['Phone', ({ contactPhone }) => contactPhone],
  ['Project type', ({ projectType }) => projectType && projectTypeInWords(projectType)],
  ['Budget', ({ budget }) => budget && budgetInWords(budget)],
  ['Timeline', ({ timeline }) => timeline],
  ['Status', ({ status }) => leadStatusInWords(status)],
  ['Source', ({ enquiry, owner }) => (enquiry ? 'Enquiry' : owner && `${owner.firstName} ${owner.lastName}`)],
  ['Created', ({ createdAt }) => createdAt.toISOString()],
  ['Closed', ({ closedAt }) => closedAt?.toISOString() ?? null],
  ['Notes', ({ notes }) => notes],
];

/** Every lead that a filter shows, newest first, as a CSV file in pieces. Whoever may not is refused before the first one. */
export function exportLeads(context: Context, query: object): AsyncGenerator<string> {
  const { em, viewer } = context;
  if (!belongsTo('sales', viewer) && !belongsTo('admin', viewer)) throw refusedAccess(context, 'leads/export');
  const filter = leadFilterRule.safeParse(query);
  if (!filter.success) throw badInput(fieldErrors(filter.error));
  const where = { $and: [visibleTo(viewer), filtered(filter.data satisfies LeadFilter)] };
  return pieces(em, where);
}

async function* pieces(em: EntityManager, where: object): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([title]) => title));
  let before: string | undefined;
  do {
    const leads: Lead[] = await em.find(
      Lead,
      { $and: [where, before ? { id: { $lt: before } } : {}] },
      { populate: ['owner'], orderBy: { id: 'desc' }, limit: atATime },
    );
    yield leads.map((lead) => csvLine(columns.map(([, of]) => of(lead)))).join('');
    before = leads.length === atATime ? leads.at(-1)?.id : undefined;
    em.clear();
  } while (before);
}
