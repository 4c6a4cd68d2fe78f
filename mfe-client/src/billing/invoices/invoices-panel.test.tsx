import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type Fixture, replyTo, toConnection } from 'kit/test/network';
import { ClientInvoiceDocument, type ClientInvoiceQuery, ClientInvoicesDocument } from '#gql/graphql.ts';
import { showClient } from '../../testing/show-client.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
// Loaded on demand, so import it before the tests.
import './invoice-dialog.tsx';

const party = { __typename: 'InvoiceParty', name: 'Engines Ltd', address: 'London', taxId: null } as const;
const line = {
  __typename: 'InvoiceLine',
  kind: 'implementation',
  description: 'Design',
  quantity: '1',
  unitPrice: '100.00',
  taxRate: '0',
  net: '100.00',
  tax: '0.00',
} as const;
const invoice: Fixture<NonNullable<ClientInvoiceQuery['invoice']>> = {
  __typename: 'Invoice',
  id: 'i1',
  number: 'INV-2026-0001',
  status: 'partly_paid',
  currency: 'EUR',
  subtotal: '100.00',
  tax: '0.00',
  total: '100.00',
  paid: '40.00',
  balance: '60.00',
  dueOn: '2026-12-11',
  sentAt: '2026-11-27T09:00:00.000Z',
  note: null,
  creditNoteNumber: null,
  voidReason: null,
  project: { __typename: 'Project', id: 'p1', title: 'Harbour' },
  lines: [line],
  seller: { ...party, name: 'Agency GmbH' },
  buyer: party,
  transferDetails: 'Agency GmbH\nDE02 1203\nReference: INV-2026-0001',
};
const payment = {
  __typename: 'Payment',
  id: 'y1',
  amount: '40.00',
  credited: '0.00',
  refunded: '0.00',
  refundedCredit: '0.00',
  currency: 'EUR',
  method: 'bank_transfer',
  paidOn: '2026-11-20',
  note: null,
} as const;
const list = (...invoices: (typeof invoice)[]) =>
  replyTo(ClientInvoicesDocument, { invoices: toConnection('Invoice', invoices) });
const show = (answers = {}) =>
  showClient(<InvoicesPanel />, {
    ClientInvoices: list(invoice),
    ClientInvoice: replyTo(ClientInvoiceDocument, { invoice, payments: toConnection('Payment', [payment]) }),
    ...answers,
  });

test('each invoice shows what is still to pay, and opens with its lines, payments and how to pay', async () => {
  show();
  const row = await screen.findByRole('row', { name: /INV-2026-0001/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Partly paid', 'Dec 11, 2026', '€100.00', '€60.00']);
  await userEvent.click(within(row).getByRole('link', { name: 'INV-2026-0001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice INV-2026-0001' }));
  expect(await dialog.findByText('Design')).toBeInTheDocument();
  expect(dialog.getByRole('list', { name: 'Payments' })).toHaveTextContent('€40.00 Bank transfer, Nov 20, 2026');
  expect(dialog.getByRole('region', { name: 'How to pay' })).toHaveTextContent(
    /€60.00 to: Agency GmbH DE02 1203 Reference/,
  );
});

test('a paid invoice asks for nothing', async () => {
  const paid = { ...invoice, status: 'paid', paid: '100.00', balance: '0.00' } satisfies typeof invoice;
  show({
    ClientInvoice: replyTo(ClientInvoiceDocument, { invoice: paid, payments: toConnection('Payment', [payment]) }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'INV-2026-0001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice INV-2026-0001' }));
  expect(await dialog.findByText('Paid', { selector: 'span' })).toBeInTheDocument();
  expect(dialog.queryByRole('region', { name: 'How to pay' })).not.toBeInTheDocument();
});

test('without invoices it says so, and a list that failed to load has a retry', async () => {
  const { answers } = show({ ClientInvoices: errorReply('UNAVAILABLE', 'Later') });
  expect(await screen.findByText("Couldn't load invoices")).toBeInTheDocument();
  answers.ClientInvoices = list();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
});
