import { createPdf } from '#pdf/create-pdf';
import { type PdfParty, writeLetterhead } from '#pdf/letterhead';
import { formatAmount, formatDay, formatMoney } from '#pdf/pdf-format';
import { page } from '#pdf/pdf-style';
import { writeTable, writeValues } from '#pdf/pdf-table';
import type { PdfWriter } from '#pdf/pdf-writer';

interface StatementPdfAccount {
  currency: string;
  openingBalance: string;
  entries: ReadonlyArray<{ occurredOn: string; description: string; amount: string; balance: string }>;
  closingBalance: string;
  /** What of the closing balance is owed, and what the client has paid too much, which is negative. */
  receivable: string;
  credit: string;
}

/** A client's account in a period. Amounts are positive if the client owes them. */
export interface StatementPdf {
  createdAt: Date;
  from: string;
  until: string;
  seller: PdfParty;
  client: PdfParty;
  /** One for each currency. */
  accounts: readonly StatementPdfAccount[];
}

export function createStatementPdf(statement: StatementPdf): Promise<Buffer> {
  const { seller, client, accounts } = statement;
  const [from, until] = [formatDay(statement.from), formatDay(statement.until)];
  const title = 'Account statement';
  const options = {
    title: `${title}, ${from} to ${until}`,
    author: seller.name,
    createdAt: statement.createdAt,
    footer: `${seller.name} · ${title} · ${client.name}`,
  };
  return createPdf(options, (writer) => {
    const details = [
      { label: 'From', value: from },
      { label: 'Until', value: until },
    ];
    writeLetterhead(writer, { title, from: seller, to: client, toLabel: 'Client', details });
    if (accounts.length === 0) writer.paragraph('There is nothing on this account.');
    for (const account of accounts) writeAccount(writer, statement, account, accounts.length > 1);
  });
}

function writeAccount(
  writer: PdfWriter,
  { from, until }: StatementPdf,
  { currency, openingBalance, entries, closingBalance, receivable, credit }: StatementPdfAccount,
  isNamed: boolean,
): void {
  if (isNamed) {
    writer.reserve(110);
    writer.heading(2, `Account in ${currency}`);
    writer.y += 6;
  }
  writeTable(
    writer,
    [
      { label: 'Date', width: 76 },
      { label: 'What' },
      { label: `Amount (${currency})`, width: 90, isFigure: true },
      { label: `Balance (${currency})`, width: 90, isFigure: true },
    ],
    [
      [formatDay(from), 'Opening balance', '', formatAmount(openingBalance)],
      ...entries.map(({ occurredOn, description, amount, balance }) => [
        formatDay(occurredOn),
        description,
        formatAmount(amount),
        formatAmount(balance),
      ]),
      [formatDay(until), 'Closing balance', '', formatAmount(closingBalance)],
    ],
  );
  writer.y += 14;
  const width = 250;
  writeValues(
    writer,
    [
      { label: 'Open invoices', value: formatAmount(receivable) },
      { label: 'Credit', value: formatAmount(credit) },
      { label: 'Balance', value: formatMoney(currency, closingBalance), isStrong: true },
    ],
    { frame: { x: page.width - page.side - width, width }, labelWidth: 120, isFigure: true },
  );
  writer.y += 24;
}
