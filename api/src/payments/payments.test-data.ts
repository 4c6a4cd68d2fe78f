import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    payment: string;
    invoiceOfCreditor: string;
  }
}

const shared = 'administrators record all payments';

export const testData = defineTestData({
  things: {
    payment: async ({ make, team: { client } }) => {
      const invoice = await make.invoice({ client, state: 'partly_paid', paid: '10.00' });
      return (await make.payment({ client, invoice, amount: '10.00' })).id;
    },
    /** An open invoice of a client who has paid too much before. */
    invoiceOfCreditor: async ({ make, team }) => {
      const { id } = await make.invoice({ client: team.client, state: 'sent' });
      await make.clientCredit({ client: team.client, amount: '50.00' });
      return id;
    },
  },
  sampleArguments: ({ sentInvoice, payment, invoiceOfCreditor }) => ({
    payments: { invoiceId: sentInvoice, first: 1 },
    recordPayment: { id: sentInvoice, input: { amount: '10.00', paidOn: '2026-11-01', method: 'bank_transfer' } },
    applyCredit: { id: invoiceOfCreditor, input: { amount: '10.00' } },
    refundPayment: { id: payment, input: { amount: '5.00' } },
  }),
  nodes: {
    Payment: { create: ({ things }) => things.payment, visibleTo: ['client', ...admins], foreignVisibleTo: admins },
  },
  callers: {
    payments: { as: 'client' },
    recordPayment: { as: 'admin', shared },
    applyCredit: { as: 'admin', shared },
    refundPayment: { as: 'admin', shared },
  },
  audited: {
    recordPayment: 'payment_recorded',
    applyCredit: 'credit_applied',
    refundPayment: 'payment_refunded',
  },
});
