import { isInAudience } from 'rules/audiences';
import { toFieldErrors } from 'rules/field-errors';
import { sum, toAmount, toMinor } from 'rules/money';
import { describeStatementEntry, maxStatementEntries, statementPeriodRule } from 'rules/statements';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { badInput } from '#errors';
import { User } from '#people/user.entity';
import type { AccountStatement, StatementAccount } from '#statements/account-statement';
import { type BalanceRow, type EntryRow, readStatementRows } from '#statements/read-statement-rows';

interface StatementRequest {
  clientId: string;
  from: unknown;
  until: unknown;
}

/** A client's account in a period, for the client and administrators. Null for others, and if there is no such client. */
export async function getAccountStatement(
  context: Context,
  { clientId, ...days }: StatementRequest,
): Promise<{ statement: AccountStatement; client: User } | null> {
  const { em, viewer } = context;
  requireId(clientId);
  const period = statementPeriodRule.safeParse(days);
  if (!period.success) throw badInput(toFieldErrors(period.error));
  if (!isInAudience('admin', viewer) && clientId !== viewer?.id) return null;
  const client = await em.findOne(User, { id: clientId, role: 'client' });
  if (!client) return null;
  const { from, until } = period.data;
  const { entries, balances } = await readStatementRows(em, clientId, { from, until });
  if (entries.length > maxStatementEntries)
    throw badInput({ from: `There are more than ${maxStatementEntries} entries. Please choose a shorter period` });
  const accounts = balances.map((balance) => {
    const account = toAccount(
      balance,
      entries.filter(({ currency }) => currency === balance.currency),
    );
    // The nightly check of the ledger raises the alert.
    if (!agrees(balance, account))
      context.log.info({ clientId, account: balance, from, until }, 'a statement does not agree with the ledger');
    return account;
  });
  return { statement: { from, until, accounts }, client };
}

function toAccount({ currency, opening, receivable, credit }: BalanceRow, rows: readonly EntryRow[]): StatementAccount {
  let balance = toMinor(opening);
  const entries = rows.map(({ kind, occurredOn, invoiceId, amount, ...row }) => {
    balance += toMinor(amount);
    const description = describeStatementEntry({ kind, ...row });
    return { kind, occurredOn, invoiceId, amount, description, balance: toAmount(balance) };
  });
  return { currency, openingBalance: opening, entries, closingBalance: toAmount(balance), receivable, credit };
}

/** The records and the ledger are written together, so another balance in one of them is a bug. */
const agrees = (
  { opening, ledgerOpening, receivable, credit }: BalanceRow,
  { closingBalance }: StatementAccount,
): boolean => opening === ledgerOpening && toMinor(closingBalance) === sum([toMinor(receivable), -toMinor(credit)]);
