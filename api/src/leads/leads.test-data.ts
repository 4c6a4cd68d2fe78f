import { v7 } from 'uuid';
import { exampleBodies } from '#rest/examples';
import { admins, defineTestData, type ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    lead: string;
  }
}

export const testData = defineTestData({
  things: {
    lead: async ({ make }) => (await make.lead({ enquiry: (await make.enquiry()).id })).id,
  },
  sampleArguments: ({ project, lead }) => ({
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
  },
  callers: {
    movePipelineDeal: { as: 'sales', shared: 'sales moves every deal' },
    lead: { as: 'sales', shared: 'sales works on every lead together' },
    startEnquiryReview: { as: 'sales', shared: 'sales works on every lead together' },
    updateLead: { as: 'sales', shared: 'sales works on every lead together' },
    addLeadLogEntry: { as: 'sales', shared: 'sales works on every lead together' },
  },
  audited: { movePipelineDeal: 'project_status_changed' },
  notAudited: {
    createLead: 'everyday work of sales',
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
