import type { EntityManager } from '@mikro-orm/postgresql';
import { isInAudience } from 'rules/audiences';
import { byteOrderMark, toCsvLine } from 'rules/csv';
import {
  getBudgetLabel,
  getLeadStatusLabel,
  getProjectTypeLabel,
  getSourceLabel,
  lostReasonLabels,
} from 'rules/lead-labels';
import { type LeadFilter, leadFilterRule } from 'rules/leads';
import { toFieldErrors } from 'rules/field-errors';
import { denyAccess } from '#access/deny-access';
import type { Context } from '#context';
import { badInput } from '#errors';
import { toLeadWhere } from '#leads/lead-where';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

const batchSize = 500;

const columns: Array<[title: string, of: (lead: Lead) => string | null]> = [
  ['Company', ({ companyName }) => companyName],
  ['Contact', ({ contactName }) => contactName],
  ['Email', ({ contactEmail }) => contactEmail],
  ['Phone', ({ contactPhone }) => contactPhone],
  ['Project type', ({ projectType }) => projectType && getProjectTypeLabel(projectType)],
  ['Budget', ({ budget }) => budget && getBudgetLabel(budget)],
  ['Timeline', ({ timeline }) => timeline],
  ['Status', ({ status }) => getLeadStatusLabel(status)],
  ['Lost reason', ({ status, lostReason }) => (status === 'lost' && lostReason ? lostReasonLabels[lostReason] : null)],
  ['Source', ({ enquiry }) => getSourceLabel(enquiry)],
  ['Owner', ({ owner }) => owner && `${owner.firstName} ${owner.lastName}`],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step due', ({ nextStepDueOn }) => nextStepDueOn],
  ['Created', ({ createdAt }) => createdAt.toISOString()],
  ['Closed', ({ closedAt }) => closedAt?.toISOString() ?? null],
  ['Notes', ({ notes }) => notes],
];

/** Streams the leads of a filter, newest first, as a CSV file. Access is checked before the first chunk. */
export function exportLeads(context: Context, query: object): AsyncGenerator<string> {
  const { em, viewer } = context;
  if (!isInAudience('sales', viewer) && !isInAudience('admin', viewer)) throw denyAccess(context, 'leads/export');
  const filter = leadFilterRule.safeParse(query);
  if (!filter.success) throw badInput(toFieldErrors(filter.error));
  const where = { $and: [visibleTo(viewer), toLeadWhere(filter.data satisfies LeadFilter, viewer)] };
  return streamCsv(em, where);
}

async function* streamCsv(em: EntityManager, where: object): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(columns.map(([title]) => title));
  let before: string | undefined;
  do {
    const leads: Lead[] = await em.find(
      Lead,
      { $and: [where, before ? { id: { $lt: before } } : {}] },
      { populate: ['owner'], orderBy: { id: 'desc' }, limit: batchSize },
    );
    yield leads.map((lead) => toCsvLine(columns.map(([, valueOf]) => valueOf(lead)))).join('');
    before = leads.length === batchSize ? leads.at(-1)?.id : undefined;
    em.clear();
  } while (before);
}
