import { defineDomain } from '#define-domain';
import { Lead } from '#leads/lead.entity';
import { findEnquiriesToAnswer, findOverdueEnquiries } from '#leads/leads.action-items';
import { LeadsResolver } from '#leads/leads.resolver';
import { PipelineResolver } from '#leads/pipeline.resolver';
import { SalesClientResolver } from '#leads/sales-client.resolver';
import { SalesFiguresResolver } from '#leads/sales-figures.resolver';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#leads/lead.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** A lead was created or changed, or its enquiry was. */
    leadChanged: { id: string };
  }
}

export const leadsDomain = defineDomain({
  name: 'leads',
  tokenArea: 'leads',
  resolvers: [LeadsResolver, PipelineResolver, SalesFiguresResolver, SalesClientResolver],
  entities: [Lead],
  nodes: { Lead: defineNode(Lead, visibleTo) },
  keptTables: { leads: businessRecord },
  actionItems: { '/sales-portal': [findEnquiriesToAnswer], '/admin': [findOverdueEnquiries] },
});
