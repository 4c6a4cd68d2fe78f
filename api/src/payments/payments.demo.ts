import type { EntityManager } from '@mikro-orm/postgresql';
import { defaultCurrency, toMinor } from 'rules/money';
import { getAgencyDay } from '#agency-day';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoName } from '#demo/accounts';
import type { DemoData } from '#demo/demo-data';
import { Invoice } from '#invoices/invoice.entity';
import { toRevenuePostings } from '#invoices/send-invoice';
import { takeNumber } from '#invoices/take-number';
import { totalLines } from '#invoices/total-lines';
import { postTransaction } from '#ledger/post-transaction';
import { addPayment } from '#payments/add-payment';

interface DemoInvoice {
  project: string;
  client: DemoName;
  kind: 'implementation' | 'support';
  description: string;
  amount: string;
  /** Undefined for a draft. */
  sentDaysAgo?: number;
  /** Days ago, and the amount. */
  payments?: Array<[daysAgo: number, amount: string]>;
}

/** Every status but void: paid, partly paid, overdue, sent and draft. */
const demoInvoices: DemoInvoice[] = [
  {
    project: 'Clinic Client Portal',
    client: 'client2',
    kind: 'implementation',
    description: 'Clinic Client Portal: first half',
    amount: '21000.00',
    sentDaysAgo: 40,
    payments: [[30, '21000.00']],
  },
  {
    project: 'Invoice Automation',
    client: 'client',
    kind: 'implementation',
    description: 'Invoice Automation: all milestones',
    amount: '7500.00',
    sentDaysAgo: 60,
    payments: [[52, '7500.00']],
  },
  {
    project: 'Workshop Inventory CRM',
    client: 'client',
    kind: 'implementation',
    description: 'Workshop Inventory CRM: first half',
    amount: '3750.00',
    sentDaysAgo: 30,
    payments: [[20, '3750.00']],
  },
  {
    project: 'Harbour Booking Portal',
    client: 'client',
    kind: 'implementation',
    description: 'Harbour Booking Portal: map of berths',
    amount: '5000.00',
    sentDaysAgo: 20,
    payments: [[10, '2000.00']],
  },
  {
    project: 'Spare Part Finder',
    client: 'client',
    kind: 'support',
    description: 'Spare Part Finder: monthly support',
    amount: '129.00',
    sentDaysAgo: 16,
  },
  {
    project: 'Harbour Booking Portal',
    client: 'client',
    kind: 'implementation',
    description: 'Harbour Booking Portal: deposits',
    amount: '5000.00',
    sentDaysAgo: 3,
  },
  {
    project: 'Workshop Inventory CRM',
    client: 'client',
    kind: 'implementation',
    description: 'Workshop Inventory CRM: second half',
    amount: '3750.00',
  },
];

export async function loadDemoPayments(em: EntityManager, { people, projects }: DemoData): Promise<void> {
  for (const { project: title, client: name, kind, description, amount, sentDaysAgo, payments } of demoInvoices) {
    const [client, project] = [people[name], projects.get(title) ?? null];
    const line = { kind, description, quantity: '1', unitPrice: amount, taxRate: '0' };
    const time = createdDaysAgo(sentDaysAgo ?? 0);
    const invoice = em.create(Invoice, { ...time, client, project, currency: defaultCurrency, ...totalLines([line]) });
    if (sentDaysAgo === undefined) continue;
    const occurredOn = getAgencyDay(time.createdAt);
    Object.assign(invoice, {
      state: 'sent',
      // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
      number: await takeNumber(em, 'INV'),
      sentAt: time.createdAt,
      dueOn: getAgencyDay(createdDaysAgo(sentDaysAgo - 14).createdAt),
      seller: {
        name: '10x Labs',
        address: '1 Harbour Street\n20457 Hamburg',
        taxId: null,
        bankDetails: ['Sample account: transfer nothing', 'IBAN DE02 1203 0000 0000 2020 51'],
      },
      buyer: { name: `${client.firstName} ${client.lastName}`, address: '', taxId: null },
    });
    postTransaction(em, {
      kind: 'invoice_sent',
      sourceId: invoice.id,
      currency: defaultCurrency,
      partyId: client.id,
      projectId: project?.id ?? null,
      invoiceId: invoice.id,
      occurredOn,
      postings: [{ account: 'receivable', minor: toMinor(amount) }, ...toRevenuePostings(invoice)],
    });
    for (const [daysAgo, paid] of payments ?? []) {
      const paidOn = getAgencyDay(createdDaysAgo(daysAgo).createdAt);
      addPayment(em, invoice, { minor: toMinor(paid), method: 'bank_transfer', paidOn });
    }
  }
}
