import { isInAudience } from 'rules/audiences';
import { toCsv } from 'rules/csv';
import { ClientBilling } from '#client-billing/client-billing.entity';
import { clock } from '#clock';
import type { Context } from '#context';
import { badInput, malformed, notFound } from '#errors';
import { toBuyer, toSeller } from '#invoices/invoice-parties';
import { createStatementPdf, type StatementPdf } from '#pdf/statement-pdf';
import { negate } from '#pdf/pdf-format';
import type { AccountStatement } from '#statements/account-statement';
import { getAccountStatement } from '#statements/get-account-statement';

interface FileRequest {
  query: { clientId?: unknown; from?: unknown; until?: unknown };
}

export async function findStatementPdf(context: Context, request: FileRequest) {
  const { statement, client } = await findStatement(context, request);
  const billing = await context.em.findOne(ClientBilling, { client: client.id });
  const pdf: StatementPdf = {
    ...statement,
    createdAt: clock.date(),
    seller: toSeller(context.settings),
    client: toBuyer(client, billing),
    accounts: statement.accounts.map((account) => ({ ...account, credit: negate(account.credit) })),
  };
  return { fileName: `${toName(statement)}.pdf`, etag: null, make: () => createStatementPdf(pdf) };
}

export async function findStatementCsv(context: Context, request: FileRequest) {
  const { statement } = await findStatement(context, request);
  const make = async () => Buffer.from(toCsv(toRows(statement)));
  return { fileName: `${toName(statement)}.csv`, etag: null, make };
}

const toName = ({ from, until }: AccountStatement) => `Statement ${from} to ${until}`;

async function findStatement(context: Context, { query: { clientId, from, until } }: FileRequest) {
  const { viewer } = context;
  if (clientId !== undefined && typeof clientId !== 'string') throw malformed('Send `clientId` only once');
  const id = clientId ?? (isInAudience('client', viewer) ? viewer?.id : undefined);
  if (!id) throw badInput({ clientId: 'Please choose a client' });
  const found = await getAccountStatement(context, { clientId: id, from, until });
  if (!found) throw notFound('client');
  return found;
}

/** Amounts are numbers for spreadsheets, which nothing here calculates with. */
function toRows({ from, until, accounts }: AccountStatement): Array<Array<string | number | null>> {
  return [
    ['Date', 'What', 'Amount', 'Balance', 'Currency'],
    ...accounts.flatMap(({ currency, openingBalance, entries, closingBalance }) => [
      [from, 'Opening balance', null, Number(openingBalance), currency],
      ...entries.map(({ occurredOn, description, amount, balance }) => [
        occurredOn,
        description,
        Number(amount),
        Number(balance),
        currency,
      ]),
      [until, 'Closing balance', null, Number(closingBalance), currency],
    ]),
  ];
}
