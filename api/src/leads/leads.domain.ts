import { defineDomain } from '#define-domain';
import { undoMovedLead } from '#leads/hold-moved-lead';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import { LeadLogResolver } from '#leads/lead-log.resolver';
import { Lead } from '#leads/lead.entity';
import { findDueNextSteps, findEnquiriesToAnswer, findOverdueEnquiries } from '#leads/leads.action-items';
import { undoDismissal } from '#leads/duplicates/dismiss-lead-duplicate';
import { DuplicatesResolver } from '#leads/duplicates/duplicates.resolver';
import { LeadDuplicateDismissal } from '#leads/duplicates/lead-duplicate-dismissal.entity';
import { EmailLeadResolver } from '#leads/email/email-lead.resolver';
import { ImportLeadsResolver } from '#leads/import/import-leads.resolver';
import { LeadsResolver } from '#leads/leads.resolver';
import { MergeLeadsResolver } from '#leads/merge/merge-leads.resolver';
import { mailNextSteps } from '#leads/mail-next-steps';
import { PipelineResolver } from '#leads/pipeline.resolver';
import { SalesClientResolver } from '#leads/sales-client.resolver';
import { SalesFiguresResolver } from '#leads/sales-figures.resolver';
import { businessRecord } from '#retention/kept-tables';
import { dismissalVisibleTo, listedPeople, logEntryVisibleTo, visibleTo } from '#leads/lead.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** A lead, its contact log or its enquiry was created or changed. */
    leadChanged: { id: string };
  }
}

export const leadsDomain = defineDomain({
  name: 'leads',
  tokenArea: 'leads',
  resolvers: [
    LeadsResolver,
    LeadLogResolver,
    PipelineResolver,
    SalesFiguresResolver,
    SalesClientResolver,
    ImportLeadsResolver,
    DuplicatesResolver,
    EmailLeadResolver,
    MergeLeadsResolver,
  ],
  entities: [Lead, LeadLogEntry, LeadDuplicateDismissal],
  nodes: {
    Lead: defineNode(Lead, visibleTo),
    LeadLogEntry: defineNode(LeadLogEntry, logEntryVisibleTo),
    LeadDuplicateDismissal: defineNode(LeadDuplicateDismissal, dismissalVisibleTo),
  },
  listedPeople,
  keptTables: {
    leads: businessRecord,
    lead_log_entries: businessRecord,
    lead_duplicate_dismissals: businessRecord,
  },
  undos: {
    lead_duplicate_dismissed: undoDismissal,
    lead_moved: undoMovedLead,
    /** A change that a server of the previous version held. */
    lead_lost: undoMovedLead,
  },
  jobs: {
    // Before work in Berlin. A server that was away at that time catches up on the same day.
    mailNextSteps: {
      schedule: '0 5 * * *',
      options: 'fill=12h',
      create: ({ createContext }) => mailNextSteps(createContext),
    },
  },
  actionItems: {
    '/sales-portal': [findDueNextSteps, findEnquiriesToAnswer],
    '/admin': [findOverdueEnquiries, findDueNextSteps],
  },
});
