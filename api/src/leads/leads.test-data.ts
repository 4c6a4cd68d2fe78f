import { exampleBodies } from '#rest/examples';
import { admins, defineTestData } from '#test/define-test-data';

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
    updateLead: { id: lead, input: { status: 'contacted', notes: 'Called' } },
  }),
  nodes: {
    Lead: {
      create: ({ things }) => things.lead,
      visibleTo: ['sales', ...admins],
      foreignVisibleTo: ['sales', ...admins],
    },
  },
  callers: {
    movePipelineDeal: { as: 'sales', shared: 'sales moves every deal' },
    lead: { as: 'sales', shared: 'sales works on every lead together' },
    startEnquiryReview: { as: 'sales', shared: 'sales works on every lead together' },
    updateLead: { as: 'sales', shared: 'sales works on every lead together' },
  },
  audited: { movePipelineDeal: 'project_status_changed' },
  notAudited: {
    createLead: 'everyday work of sales',
    updateLead: 'everyday work of sales',
    startEnquiryReview: 'recorded in the enquiry, with its reviewer',
  },
});
