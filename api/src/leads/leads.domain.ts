import { replyHours } from 'rules/enquiries';
import { defineDomain } from '#define-domain';
import { findEnquiriesToAnswer, findUnansweredEnquiries } from '#leads/enquiries-to-answer';
import { Lead } from '#leads/lead.entity';
import { LeadsResolver } from '#leads/leads.resolver';
import { PipelineResolver } from '#leads/pipeline.resolver';
import { SalesFiguresResolver } from '#leads/sales-figures.resolver';
import { businessRecord } from '#retention/kept-tables';
import { clock } from '#clock';
import type { Context } from '#context';
import type { Need } from '#action-items/need';

/** The enquiries that sales has not answered in time. */
const findOverdueEnquiries = (context: Context): Promise<Need[]> => {
  const before = new Date(clock.now() - replyHours * 60 * 60_000);
  return findUnansweredEnquiries(context, { enquiry: { createdAt: { $lt: before } } });
};

declare module '#live/bus' {
  interface Topics {
    /** A lead was created or changed, or its enquiry was. */
    leadChanged: { id: string };
  }
}

export const leadsDomain = defineDomain({
  name: 'leads',
  resolvers: [LeadsResolver, PipelineResolver, SalesFiguresResolver],
  entities: [Lead],
  keptTables: { leads: businessRecord },
  actionItems: { '/sales-portal': [findEnquiriesToAnswer], '/admin': [findOverdueEnquiries] },
});
