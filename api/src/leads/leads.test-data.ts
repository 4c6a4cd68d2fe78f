import { v7 } from 'uuid';
import { exampleBodies } from '#rest/examples';
import { admins, defineTestData, type ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    lead: string;
    /** A lead that can be merged into the other one. */
    repeatedLead: string;
  }
}

export const testData = defineTestData({
  things: {
    repeatedLead: async ({ make }) => (await make.lead()).id,
    lead: async ({ make }) => (await make.lead({ enquiry: (await make.enquiry()).id })).id,
  },
  sampleArguments: ({ project, lead, repeatedLead }) => ({
    salesPipeline: {},
    movePipelineDeal: { id: project, input: { from: 'development', to: 'testing', isLead: false } },
    pipelineChanged: {},
    salesAnalytics: { months: 6 },
    leads: { first: 1, skip: 0 },
    lead: { id: lead },
    leadCounts: { filter: { search: 'museum' } },
    enquiriesToAnswer: { first: 1 },
    startEnquiryReview: { leadId: lead },
    salesClients: { first: 1 },
    salesMetrics: {},
    createLead: { input: exampleBodies.createLead },
    importLeads: { input: { leads: [exampleBodies.createLead], includeDuplicates: true } },
    emailLead: { id: lead, input: { subject: 'Your project', message: 'When can we talk?' } },
    leadDuplicates: {},
    dismissLeadDuplicate: { id: lead, input: { otherId: repeatedLead } },
    mergeLeads: { id: lead, input: { otherId: repeatedLead, fromOther: ['budget'] } },
    leadMatches: { input: { candidates: [{ contactEmail: 'ada@teahouse.example' }], exceptId: lead } },
    leadChanged: {},
    updateLead: {
      id: lead,
      input: {
        ...exampleBodies.createLead,
        projectType: 'web_app',
        budget: '$2–5k',
        status: 'lost',
        notes: 'Called',
        ownerId: null,
        nextStep: 'Call again',
        nextStepDueOn: '2026-12-01',
        lostReason: 'price',
        lostNote: 'Half of our price',
      },
    },
    leadOwners: { first: 1 },
    addLeadLogEntry: { id: lead, input: { kind: 'call', text: 'They want two references' } },
  }),
  nodes: {
    Lead: {
      create: ({ things }) => things.lead,
      visibleTo: ['sales', ...admins],
      foreignVisibleTo: ['sales', ...admins],
    },
    LeadLogEntry: { create: createLogEntry, visibleTo: ['sales', ...admins], foreignVisibleTo: ['sales', ...admins] },
    LeadDuplicateDismissal: {
      create: createDismissal,
      visibleTo: ['sales', ...admins],
      foreignVisibleTo: ['sales', ...admins],
    },
  },
  callers: {
    movePipelineDeal: { as: 'sales', shared: 'sales moves every deal' },
    emailLead: { as: 'sales', shared: 'sales works on every lead together' },
    dismissLeadDuplicate: { as: 'sales', shared: 'sales works on every lead together' },
    mergeLeads: { as: 'sales', shared: 'sales works on every lead together' },
    leadMatches: { as: 'sales', shared: 'sales works on every lead together' },
    lead: { as: 'sales', shared: 'sales works on every lead together' },
    startEnquiryReview: { as: 'sales', shared: 'sales works on every lead together' },
    updateLead: { as: 'sales', shared: 'sales works on every lead together' },
    addLeadLogEntry: { as: 'sales', shared: 'sales works on every lead together' },
  },
  audited: { movePipelineDeal: 'project_status_changed', mergeLeads: 'leads_merged' },
  notAudited: {
    dismissLeadDuplicate: 'recorded in the dismissal, with who and when',
    createLead: 'everyday work of sales',
    emailLead: 'recorded in the lead, with its author',
    importLeads: 'everyday work of sales',
    updateLead: 'everyday work of sales',
    startEnquiryReview: 'recorded in the enquiry, with its reviewer',
    addLeadLogEntry: 'recorded in the lead, with its author',
  },
});

async function createLogEntry({ make, team, things }: ThingParts): Promise<string> {
  const id = v7();
  await make.insert('lead_log_entries', {
    id,
    lead_id: things.lead,
    author_id: team.developer.id,
    kind: 'call',
    text: 'They want two references',
    happened_at: new Date(),
  });
  return id;
}

async function createDismissal({ make, team }: ThingParts): Promise<string> {
  const id = v7();
  await make.insert('lead_duplicate_dismissals', {
    id,
    lead_id: (await make.lead()).id,
    duplicate_id: (await make.lead()).id,
    dismissed_by_id: team.developer.id,
  });
  return id;
}
