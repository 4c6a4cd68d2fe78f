import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    invoiceDraft: string;
    sentInvoice: string;
  }
}

const lines = [{ description: 'Work', unitPrice: '100.00' }];
const shared = 'administrators manage all invoices';

export const testData = defineTestData({
  things: {
    invoiceDraft: async ({ make, team }) => (await make.invoice({ client: team.client })).id,
    sentInvoice: async ({ make, team }) => (await make.invoice({ client: team.client, state: 'sent' })).id,
  },
  sampleArguments: ({ project, invoiceDraft, sentInvoice }) => ({
    invoices: { first: 1, filter: { projectId: project } },
    invoice: { id: sentInvoice },
    createInvoice: { input: { projectId: project, lines } },
    updateInvoice: { id: invoiceDraft, input: { lines } },
    deleteInvoice: { id: invoiceDraft },
    sendInvoice: { id: invoiceDraft },
    voidInvoice: { id: sentInvoice, input: { reason: 'A mistake' } },
    invoiceChanged: {},
  }),
  nodes: {
    Invoice: {
      create: ({ things }) => things.sentInvoice,
      visibleTo: ['client', ...admins],
      foreignVisibleTo: admins,
    },
  },
  callers: {
    invoices: { as: 'client' },
    invoice: { as: 'client' },
    createInvoice: { as: 'admin', shared },
    updateInvoice: { as: 'admin', shared },
    deleteInvoice: { as: 'admin', shared },
    sendInvoice: { as: 'admin', shared },
    voidInvoice: { as: 'admin', shared },
  },
  audited: {
    createInvoice: 'invoice_created',
    updateInvoice: 'invoice_changed',
    deleteInvoice: 'invoice_deleted',
    sendInvoice: 'invoice_sent',
    voidInvoice: 'invoice_voided',
  },
});
