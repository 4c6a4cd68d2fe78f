import { expect, test } from '@jest/globals';
import { sum, toAmount, toMinor } from 'rules/money';
import { createCreditNotePdf, createInvoicePdf, type InvoicePdf } from '#pdf/invoice-pdf';
import { createPayoutStatementPdf } from '#pdf/payout-statement-pdf';
import { createQuotePdf } from '#pdf/quote-pdf';
import { createStatementPdf } from '#pdf/statement-pdf';
import { readPdf } from '#test/pdf';

const seller = {
  name: 'Agency GmbH',
  address: '1 Harbour Street\nHamburg',
  taxId: 'DE123456789',
  bankDetails: ['Agency GmbH', 'IBAN: DE02 1203 0000 0000 2020 51'],
};
const buyer = { name: 'Łódź Żelazna — Sp. z o.o.', address: 'ul. Piotrkowska 1\n90-001 Łódź', taxId: 'PL1234567890' };
const createdAt = new Date('2026-11-27T10:00:00Z');
const invoice: InvoicePdf = {
  number: 'INV-2026-0042',
  createdAt,
  issuedOn: '2026-11-27',
  dueOn: '2026-12-11',
  seller,
  buyer,
  isReverseCharge: false,
  currency: 'EUR',
  lines: [
    { description: 'Design', quantity: '1.500', unitPrice: '1000.00', taxRate: '19.00', net: '1500.00', tax: '285.00' },
    { description: 'Texts', quantity: '1', unitPrice: '1000.00', taxRate: '19', net: '1000.00', tax: '190.00' },
    {
      description: 'Support for € 129',
      quantity: '1',
      unitPrice: '129.00',
      taxRate: '7.25',
      net: '129.00',
      tax: '9.35',
    },
  ],
  subtotal: '2629.00',
  tax: '484.35',
  total: '3113.35',
  note: 'Thank you.\nQuestions? Write to us.',
};
const credit = { number: 'CN-2026-0003', createdAt, issuedOn: '2026-11-28', reason: 'The wrong address' };

test('an invoice is read aloud in order: sender, number, recipient, its lines and totals, how to pay it', async () => {
  const { elements, isMarked, pages, tables, title } = await readPdf(await createInvoicePdf(invoice));
  expect({ isMarked, pages, title }).toEqual({ isMarked: true, pages: 1, title: 'Invoice INV-2026-0042' });
  expect(elements.map(({ role, text }) => `${role} ${text}`.trim())).toEqual([
    'P Agency GmbH',
    'H1 Invoice INV-2026-0042',
    'H2 Billed to',
    'P Łódź Żelazna — Sp. z o.o.',
    'P ul. Piotrkowska 1',
    'P 90-001 Łódź',
    'P Tax ID PL1234567890',
    'H2 From',
    'P Agency GmbH',
    'P 1 Harbour Street',
    'P Hamburg',
    'P Tax ID DE123456789',
    'H2 Details',
    'Table',
    'Table',
    'Table',
    'H2 Payment',
    'P Please transfer EUR 3,113.35 by Dec 11, 2026 to this account, with the reference.',
    'Table',
    'H2 Note',
    'P Thank you.',
    'P Questions? Write to us.',
  ]);
  expect(tables).toEqual([
    [
      ['Issued', 'Nov 27, 2026'],
      ['Due', 'Dec 11, 2026'],
      ['Amount due', 'EUR 3,113.35'],
    ],
    [
      ['Description', 'Quantity', 'Unit price', 'Tax', 'Net (EUR)'],
      ['Design', '1.5', '1,000.00', '19%', '1,500.00'],
      ['Texts', '1', '1,000.00', '19%', '1,000.00'],
      ['Support for € 129', '1', '129.00', '7.25%', '129.00'],
    ],
    [
      ['Subtotal', '2,629.00'],
      ['Tax 19% of 2,500.00', '475.00'],
      ['Tax 7.25% of 129.00', '9.35'],
      ['Total', 'EUR 3,113.35'],
      ['Paid when issued', '0.00'],
      ['Amount due', 'EUR 3,113.35'],
    ],
    [
      ['Account', 'Agency GmbH'],
      ['IBAN', 'DE02 1203 0000 0000 2020 51'],
      ['Reference', 'INV-2026-0042'],
    ],
  ]);
  const [, lines] = elements.filter(({ role }) => role === 'Table');
  expect(lines?.children[0]?.children.map(({ role }) => role)).toEqual(['TH', 'TH', 'TH', 'TH', 'TH']);
});

test('a credit note has the same lines with the opposite sign, its invoice and the reason', async () => {
  const { elements, tables, title } = await readPdf(await createCreditNotePdf(invoice, credit));
  expect(title).toBe('Credit note CN-2026-0003');
  expect(elements.map(({ text }) => text)).toContain('Credit note for invoice INV-2026-0042: The wrong address');
  expect(tables[1]?.[1]).toEqual(['Design', '1.5', '−1,000.00', '19%', '−1,500.00']);
  expect(tables[2]?.at(-1)).toEqual(['Total', 'EUR −3,113.35']);
  expect(elements.map(({ text }) => text)).not.toContain('Payment');
});

test('reverse charge is said, and a draft is marked on its page and in its title', async () => {
  const draft = { ...invoice, number: null, issuedOn: null, isReverseCharge: true };
  const { elements, texts, title } = await readPdf(await createInvoicePdf(draft));
  expect(title).toBe('Draft invoice');
  expect(texts[0]).toMatch(/Draft\s*$/);
  expect(elements.map(({ text }) => text)).toContain('Reverse charge: the customer is liable for the tax');
});

test('the same content has the same bytes, and every face is embedded', async () => {
  const [one, two] = [await createInvoicePdf(invoice), await createInvoicePdf(invoice)];
  expect(one.equals(two)).toBe(true);
  const source = one.toString('latin1');
  expect(source.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(new Set(source.match(/\/BaseFont \/\w+\+?[\w-]*/g))).toEqual(
    new Set(['/BaseFont /BZZZZZ+Inter-Regular', '/BaseFont /CZZZZZ+Inter-SemiBold']),
  );
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect((await createInvoicePdf({ ...invoice, note: null })).equals(one)).toBe(false);
});

test('a hundred lines go on over several pages, each with the header and its number, and every row whole', async () => {
  const long = 'what was done, who requested it, and why it took longer than anyone expected; '.repeat(3).trim();
  const lines = Array.from({ length: 100 }, (_, index) => ({
    ...invoice.lines[0]!,
    description: `Line ${index + 1}${index % 5 === 0 ? ` ${long}` : ''}`,
  }));
  const { pages, tables, texts } = await readPdf(await createInvoicePdf({ ...invoice, lines }));
  expect(pages).toBeGreaterThan(4);
  for (const [index, text] of texts.entries()) expect(text).toContain(`Page ${index + 1} of ${pages}`);
  for (const text of texts.slice(0, -1)) expect(text).toContain('Quantity');
  const rows = tables.flat().filter(([first = '']) => first.startsWith('Line '));
  expect(rows.map(([description]) => description)).toEqual(lines.map(({ description }) => description));
  expect(toAmount(sum(rows.map((row) => toMinor((row[4] ?? '').replaceAll(',', '')))))).toBe('150000.00');
});

test.each([
  ['a word that is longer than its column', 'x'.repeat(300)],
  ['signs that the face lacks', 'Tea 茶 🍵'],
  ['an accent of its own', 'Zo\u0065\u0308'],
])('%s is shown', async (_what, description) => {
  const { tables, pages } = await readPdf(
    await createInvoicePdf({ ...invoice, lines: [{ ...invoice.lines[0]!, description }] }),
  );
  const shown = description.normalize('NFC').replaceAll(/[茶🍵]/gu, '?');
  expect(tables[1]?.[1]?.[0]?.replaceAll(' ', '')).toBe(shown.replaceAll(' ', ''));
  expect(pages).toBe(1);
});

test('a quote has what is paid once and each month, its milestones and terms', async () => {
  const section = { lines: invoice.lines, subtotal: '2629.00', tax: '484.35', total: '3113.35' };
  const bytes = await createQuotePdf({
    number: 'QUO-2026-0007',
    version: 2,
    title: 'Shop for tea',
    createdAt,
    issuedOn: '2026-11-27',
    validUntil: '2026-12-31',
    seller,
    client: buyer,
    currency: 'EUR',
    oneOff: section,
    monthly: { ...section, total: '129.00' },
    milestones: [{ title: 'Launch', share: '100.00', amount: '3113.35', dueOn: null }],
    terms: 'Payable in 14 days. '.repeat(250),
  });
  const { elements, pages, tables, title } = await readPdf(bytes);
  expect({ title, pages }).toEqual({ title: 'Quote QUO-2026-0007', pages: 3 });
  expect(elements.filter(({ role }) => role === 'H2').map(({ text }) => text)).toEqual([
    'For',
    'From',
    'Details',
    'One-off',
    'Monthly',
    'Milestones',
    'Terms',
  ]);
  expect(tables.map((table) => table.at(-1))).toEqual([
    ['Version', '2'],
    ['Support for € 129', '1', '129.00', '7.25%', '129.00'],
    ['One-off total', 'EUR 3,113.35'],
    ['Support for € 129', '1', '129.00', '7.25%', '129.00'],
    ['Monthly total', 'EUR 129.00'],
    ['Launch', '', '100%', '3,113.35'],
  ]);
});

test('an account statement has a table for each currency', async () => {
  const account = {
    currency: 'EUR',
    openingBalance: '200.00',
    entries: [{ occurredOn: '2026-11-09', description: 'Payment of INV-1', amount: '-500.00', balance: '-300.00' }],
    closingBalance: '-300.00',
    receivable: '0.00',
    credit: '-300.00',
  };
  const accounts = [account, { ...account, currency: 'USD' }];
  const { elements, tables } = await readPdf(
    await createStatementPdf({ createdAt, from: '2026-11-01', until: '2026-11-30', seller, client: buyer, accounts }),
  );
  expect(elements.map(({ text }) => text)).toEqual(expect.arrayContaining(['Account in EUR', 'Account in USD']));
  expect(tables[1]).toEqual([
    ['Date', 'What', 'Amount (EUR)', 'Balance (EUR)'],
    ['Nov 1, 2026', 'Opening balance', '', '200.00'],
    ['Nov 9, 2026', 'Payment of INV-1', '−500.00', '−300.00'],
    ['Nov 30, 2026', 'Closing balance', '', '−300.00'],
  ]);
});

test('a payout statement says how each amount came about', async () => {
  const { tables, title } = await readPdf(
    await createPayoutStatementPdf({
      createdAt,
      month: '2026-11',
      agency: seller,
      contractor: { name: 'Tomás Romero', address: '', taxId: null },
      accounts: [
        {
          currency: 'USD',
          payouts: [{ label: 'Shop for tea', calculation: '40% of 3,000.00', paidOn: null, amount: '1200.00' }],
          total: '1200.00',
          paid: '0.00',
          open: '1200.00',
        },
      ],
    }),
  );
  expect(title).toBe('Payout statement, November 2026');
  expect(tables[1]?.[1]).toEqual(['Shop for tea', '40% of 3,000.00', 'Not yet', '1,200.00']);
  expect(tables[2]?.at(-1)).toEqual(['Total', 'USD 1,200.00']);
});
