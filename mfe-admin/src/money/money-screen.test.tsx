import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  AdminClientsDocument,
  type AdminInvoiceDetail_InvoiceFragment,
  AdminInvoiceDocument,
  AdminInvoiceProjectsDocument,
  AdminInvoicesDocument,
  type AdminPayment_PaymentFragment,
  CreateInvoiceDocument,
  DeleteInvoiceDocument,
  RecordPaymentDocument,
  RefundPaymentDocument,
  SendInvoiceDocument,
  UpdateInvoiceDocument,
  VoidInvoiceDocument,
} from '#gql/graphql.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { MoneyScreen } from './money-screen.tsx';
// Loaded on demand, so import them before the tests.
import './invoices/invoice-dialog.tsx';
import './invoices/new-invoice-dialog.tsx';

type Invoice = Fixture<AdminInvoiceDetail_InvoiceFragment>;
type Payment = Fixture<AdminPayment_PaymentFragment>;

const invoice = (fields: Partial<Invoice> = {}): Invoice => ({
  __typename: 'Invoice',
  id: 'i1',
  number: 'INV-2026-0001',
  status: 'sent',
  currency: 'USD',
  subtotal: '100.00',
  tax: '19.00',
  total: '119.00',
  paid: '0.00',
  balance: '119.00',
  dueOn: '2026-12-11',
  sentAt: '2026-11-27T09:00:00.000Z',
  updatedAt: '2026-11-27T09:00:00.000Z',
  note: null,
  creditNoteNumber: null,
  voidReason: null,
  buyer: { __typename: 'InvoiceParty', name: 'Engines Ltd' },
  client: { __typename: 'User', id: 'c1', firstName: 'Ada', lastName: 'Lovelace' },
  project: { __typename: 'Project', id: 'p1', title: 'Harbour' },
  lines: [
    {
      __typename: 'InvoiceLine',
      kind: 'implementation',
      description: 'Design',
      quantity: '1',
      unitPrice: '100.00',
      taxRate: '19',
      net: '100.00',
      tax: '19.00',
    },
  ],
  ...fields,
});
const draft = (fields: Partial<Invoice> = {}) =>
  invoice({ number: null, status: 'draft', buyer: null, dueOn: null, sentAt: null, ...fields });
const payment = (fields: Partial<Payment> = {}): Payment => ({
  __typename: 'Payment',
  id: 'y1',
  amount: '50.00',
  applied: '50.00',
  credited: '0.00',
  refunded: '0.00',
  refundedCredit: '0.00',
  currency: 'USD',
  method: 'bank_transfer',
  paidOn: '2026-11-20',
  note: null,
  ...fields,
});
const list = (...invoices: Invoice[]) =>
  replyTo(AdminInvoicesDocument, { invoices: toConnection('Invoice', invoices) });
const detail = (shown: Invoice, ...payments: Payment[]) =>
  replyTo(AdminInvoiceDocument, { invoice: shown, payments: toConnection('Payment', payments) });

const show = (shown: Invoice, answers: Record<string, MockResponse> = {}, path = '/admin/money?invoice=i1') =>
  showScreen(<MoneyScreen />, {
    path,
    answers: { AdminInvoices: list(shown), AdminInvoice: detail(shown), ...answers },
  });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const press = async (within_: { findByRole: typeof screen.findByRole }, name: string) =>
  userEvent.click(await within_.findByRole('button', { name }));

test('each invoice shows its client, status, due date and amounts, and opens', async () => {
  const { address } = show(invoice({ status: 'overdue', balance: '69.00' }), {}, '/admin/money');
  const row = await screen.findByRole('row', { name: /INV-2026-0001/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Engines Ltd', 'Overdue', 'Dec 11, 2026', '$119.00', '$69.00']);
  await userEvent.click(within(row).getByRole('link', { name: 'INV-2026-0001' }));
  expect((await dialog('Invoice INV-2026-0001')).getByText('Design')).toBeInTheDocument();
  expect(address()).toBe('/admin/money?invoice=i1');
});

test('the status is filtered in the address, and without matches the screen says so', async () => {
  const { getInputs, answers, address } = show(invoice(), {}, '/admin/money');
  await screen.findByText('INV-2026-0001');
  answers.AdminInvoices = list();
  await userEvent.selectOptions(screen.getByLabelText('Filter by status'), 'Overdue');
  expect(await screen.findByText('No invoices match')).toBeInTheDocument();
  expect(address()).toBe('/admin/money?status=overdue');
  expect(getInputs('AdminInvoices').at(-1)).toMatchObject({ status: 'overdue' });
});

test('a list that failed to load has a retry', async () => {
  const { answers } = show(invoice(), { AdminInvoices: errorReply('UNAVAILABLE', 'Later') }, '/admin/money');
  expect(await screen.findByText("Couldn't load invoices")).toBeInTheDocument();
  answers.AdminInvoices = list(invoice());
  await press(screen, 'Retry');
  expect(await screen.findByText('INV-2026-0001')).toBeInTheDocument();
});

test('a draft is created for a project, with a total that follows what is typed', async () => {
  const { getInputs } = show(
    draft({ id: 'i2' }),
    {
      AdminInvoiceProjects: replyTo(AdminInvoiceProjectsDocument, {
        projects: toConnection('Project', [
          {
            __typename: 'Project',
            id: 'p1',
            title: 'Harbour',
            client: { __typename: 'User', id: 'c1', firstName: 'Ada', lastName: 'Lovelace' },
          },
        ]),
      }),
      AdminClients: replyTo(AdminClientsDocument, { users: toConnection('User', []) }),
      CreateInvoice: replyTo(CreateInvoiceDocument, { createInvoice: draft({ id: 'i2' }) }),
    },
    '/admin/money',
  );
  await press(screen, 'New invoice');
  const form = await dialog('New invoice');
  await userEvent.type(form.getByLabelText('Description'), 'Design');
  await userEvent.type(form.getByLabelText('Price'), '33.33');
  await userEvent.clear(form.getByLabelText('Quantity'));
  await userEvent.type(form.getByLabelText('Quantity'), '1.5');
  expect(form.getByLabelText('Total')).toHaveTextContent('Total $50.00');
  await press(form, 'Add line');
  await press(form, 'Create draft');
  expect(form.getAllByText('Please describe the line')).toHaveLength(1);
  await press(form, 'Remove line 2');
  await press(form, 'Create draft');
  expect(await form.findByText('Please choose a project or a client')).toBeInTheDocument();
  await choose(form.getByLabelText('Project'), 'Harbour, Ada Lovelace');
  await press(form, 'Create draft');
  await waitFor(() => expect(getInputs('CreateInvoice')).toHaveLength(1));
  expect(getInputs('CreateInvoice')[0]).toMatchObject({
    input: {
      projectId: 'p1',
      lines: [{ kind: 'implementation', description: 'Design', quantity: '1.5', unitPrice: '33.33', taxRate: '0' }],
    },
  });
});

test('a draft is edited, sent and deleted, and each asks first where it matters', async () => {
  const { getInputs, answers } = show(draft(), {
    UpdateInvoice: replyTo(UpdateInvoiceDocument, { updateInvoice: draft({ note: 'Thank you' }) }),
    SendInvoice: replyTo(SendInvoiceDocument, { sendInvoice: invoice() }),
    DeleteInvoice: replyTo(DeleteInvoiceDocument, {
      deleteInvoice: { __typename: 'DeletedInvoice', invoiceId: 'i1' },
    }),
  });
  const shown = await dialog('Invoice (draft)');
  await press(shown, 'Edit');
  await userEvent.type(shown.getByLabelText('Note for the client'), 'Thank you');
  await press(shown, 'Save');
  await press(shown, 'Send');
  expect(shown.getByText(/^Ada Lovelace gets an email with this invoice over \$119.00/)).toBeInTheDocument();
  answers.AdminInvoice = detail(invoice());
  await press(shown, 'Send invoice');
  expect(await dialog('Invoice INV-2026-0001')).toBeDefined();
  expect(getInputs('UpdateInvoice')).toMatchObject([{ id: 'i1', input: { note: 'Thank you' } }]);
  expect(getInputs('SendInvoice')).toMatchObject([{ id: 'i1' }]);
});

test('a payment is recorded with what is to pay, and too much is said to be credit', async () => {
  const { getInputs, answers } = show(invoice(), {
    RecordPayment: replyTo(RecordPaymentDocument, { recordPayment: payment({ credited: '1.00' }) }),
  });
  const shown = await dialog('Invoice INV-2026-0001');
  await press(shown, 'Record payment');
  expect(shown.getByLabelText('Amount, USD')).toHaveValue('119.00');
  await userEvent.clear(shown.getByLabelText('Amount, USD'));
  await userEvent.type(shown.getByLabelText('Amount, USD'), '120');
  answers.AdminInvoice = detail(invoice({ status: 'paid', balance: '0.00' }), payment({ credited: '1.00' }));
  await press(shown, 'Record payment');
  expect(await screen.findByText('$1.00 are credit now.')).toBeInTheDocument();
  expect(await shown.findByText('$1.00 of it is credit')).toBeInTheDocument();
  expect(getInputs('RecordPayment')).toMatchObject([
    { id: 'i1', input: { amount: '120.00', method: 'bank_transfer' } },
  ]);
});

test('a payment is refunded at most once whole, and an invoice voided with a reason', async () => {
  const paid = payment({ refunded: '20.00' });
  const { getInputs } = show(invoice({ status: 'partly_paid', paid: '30.00' }), {
    AdminInvoice: detail(invoice({ status: 'partly_paid', paid: '30.00' }), paid),
    RefundPayment: replyTo(RefundPaymentDocument, { refundPayment: paid }),
    VoidInvoice: replyTo(VoidInvoiceDocument, { voidInvoice: invoice({ status: 'void' }) }),
  });
  const shown = await dialog('Invoice INV-2026-0001');
  expect(shown.getByText('$20.00 was paid back')).toBeInTheDocument();
  await press(shown, 'Refund');
  expect(shown.getByLabelText('Amount, USD')).toHaveValue('30.00');
  await press(shown, 'Record refund');
  await press(shown, 'Void');
  await press(shown, 'Void invoice');
  expect(shown.getByText('Please say why')).toBeInTheDocument();
  await userEvent.type(shown.getByLabelText('Reason'), 'The wrong client');
  await press(shown, 'Void invoice');
  await waitFor(() => expect(getInputs('VoidInvoice')).toEqual([{ id: 'i1', input: { reason: 'The wrong client' } }]));
  expect(getInputs('RefundPayment')).toMatchObject([{ id: 'y1', input: { amount: '30.00' } }]);
});

test('an invoice that does not exist says so', async () => {
  show(invoice(), {
    AdminInvoice: replyTo(AdminInvoiceDocument, { invoice: null, payments: toConnection('Payment', []) }),
  });
  expect(await (await dialog('Invoice')).findByText(/^Invoice not found/)).toBeInTheDocument();
});
