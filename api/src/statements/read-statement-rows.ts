import type { EntityManager } from '@mikro-orm/postgresql';
import { strategyCallSchedule } from 'rules/call-times';
import type { Currency } from 'rules/money';
import type { PaymentMethod } from 'rules/payments';
import { maxStatementEntries, type StatementEntryKind, type StatementPeriod } from 'rules/statements';
import { readConnection } from '#db/read-connection';

export interface EntryRow {
  kind: StatementEntryKind;
  currency: Currency;
  occurredOn: string;
  amount: string;
  invoiceId: string;
  invoiceNumber: string;
  creditNoteNumber: string | null;
  method: PaymentMethod | null;
}

export interface BalanceRow {
  currency: Currency;
  opening: string;
  /** The same and what comes after it, as the ledger has them. */
  ledgerOpening: string;
  receivable: string;
  credit: string;
}

/**
 * What changes a client's balance. Credit that pays an invoice doesn't: it is less credit and less to pay. Days are those of the ledger,
 * by the agency's calendar.
 */
const changesSql = `
  select 'invoice' as kind, currency, (sent_at at time zone '${strategyCallSchedule.timeZone}')::date as day, sent_at as at, total as amount,
         id as invoice_id, number, null as credit_note_number, null as method
    from invoices, requested where client_id = requested.client and state <> 'draft'
  union all
  select 'credit_note', currency, (voided_at at time zone '${strategyCallSchedule.timeZone}')::date, voided_at, -total,
         id, number, credit_note_number, null
    from invoices, requested where client_id = requested.client and state = 'void'
  union all
  select 'payment', payment.currency, payment.paid_on, payment.created_at, -payment.amount, invoice.id, invoice.number, null, payment.method
    from payments payment join invoices invoice on invoice.id = payment.invoice_id, requested
   where payment.client_id = requested.client and payment.method <> 'credit'
  union all
  select 'refund', payment.currency, refund.refunded_on, refund.created_at, refund.amount, invoice.id, invoice.number, null, null
    from payment_refunds refund join payments payment on payment.id = refund.payment_id
    join invoices invoice on invoice.id = payment.invoice_id, requested
   where payment.client_id = requested.client`;

const ledgerSql = `
  select entry.currency, entry.account, entry.amount, transaction.occurred_on as day
    from ledger_entries entry join ledger_transactions transaction on transaction.id = entry.transaction_id, requested
   where entry.party_id = requested.client and entry.account in ('receivable', 'client_credit')`;

const toText = (sum: string) => `coalesce(${sum}, 0)::numeric(14, 2)::text`;

/** One statement, so that all of it is of the same moment. */
const sql = `
  with requested as (select ?::uuid as client, ?::date as first, ?::date as last),
       changes as (${changesSql}),
       ledger as (${ledgerSql}),
       entries as (
         select kind, currency, day::text as "occurredOn", amount::numeric(14, 2)::text as amount, invoice_id as "invoiceId",
                number as "invoiceNumber", credit_note_number as "creditNoteNumber", method,
                row_number() over (order by day, at, invoice_id, kind desc) as place
           from changes, requested where day between first and last
          order by place limit ${maxStatementEntries + 1}),
       balances as (
         select used.currency,
                (select ${toText('sum(amount)')} from changes, requested where changes.currency = used.currency and day < first) as opening,
                (select ${toText('sum(amount)')} from ledger, requested where ledger.currency = used.currency and day < first) as "ledgerOpening",
                (select ${toText("sum(amount) filter (where account = 'receivable')")}
                   from ledger, requested where ledger.currency = used.currency and day <= last) as receivable,
                (select ${toText("-sum(amount) filter (where account = 'client_credit')")}
                   from ledger, requested where ledger.currency = used.currency and day <= last) as credit
           from (select distinct currency from changes) used)
  select (select coalesce(json_agg(entries order by place), '[]') from entries) as entries,
         (select coalesce(json_agg(balances order by currency), '[]') from balances) as balances`;

/** A client's entries in a period, one more than fit if there are too many, and the balances around them. */
export async function readStatementRows(
  em: EntityManager,
  clientId: string,
  { from, until }: StatementPeriod,
): Promise<{ entries: EntryRow[]; balances: BalanceRow[] }> {
  const [rows] = await em.execute<Array<{ entries: EntryRow[]; balances: BalanceRow[] }>>(
    sql,
    [clientId, from, until],
    readConnection,
  );
  if (!rows) throw new Error('An aggregate without a row');
  return rows;
}
