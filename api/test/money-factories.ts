import type pg from 'pg';
import { v7 } from 'uuid';
import type { Insert, TestProject, TestUser } from '#test/factories';

interface InvoiceAttributes {
  client: TestUser;
  project?: TestProject;
  total?: string;
  state?: 'draft' | 'sent' | 'partly_paid';
  paid?: string;
  dueOn?: string;
}

/** Rows that the ledger knows nothing of. Tests of money use the operations instead. */
export function createMoneyFactories(pool: pg.Pool, insert: Insert) {
  const invoice = async (attributes: InvoiceAttributes) => {
    const { client, project, total = '100.00', state = 'draft', paid = '0.00', dueOn = '2099-01-01' } = attributes;
    const id = v7();
    const isSent = state !== 'draft';
    await insert('invoices', {
      id,
      client_id: client.id,
      project_id: project?.id ?? null,
      state,
      number: isSent ? `TEST-${id}` : null,
      lines: JSON.stringify([
        { kind: 'other', description: 'Work', quantity: '1', unitPrice: total, taxRate: '0', net: total, tax: '0.00' },
      ]),
      currency: 'USD',
      subtotal: total,
      tax: '0.00',
      total,
      paid,
      due_on: isSent ? dueOn : null,
      sent_at: isSent ? new Date() : null,
    });
    return { id };
  };
  const payment = async (attributes: { client: TestUser; invoice: { id: string }; amount: string }) => {
    const id = v7();
    await insert('payments', {
      id,
      invoice_id: attributes.invoice.id,
      client_id: attributes.client.id,
      method: 'bank_transfer',
      currency: 'USD',
      amount: attributes.amount,
      applied: attributes.amount,
      credited: '0.00',
      refunded: '0.00',
      refunded_credit: '0.00',
      paid_on: '2026-11-01',
    });
    return { id };
  };
  /** How a client is invoiced; a client has it once. */
  const clientBilling = async ({ client }: { client: TestUser }): Promise<{ id: string }> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into client_billing (id, created_at, updated_at, client_id, currency, tax_rate, is_reverse_charge, reminder_days)
       values ($1, now(), now(), $2, 'USD', 0, false, '{-3,1,7,14}')
       on conflict (client_id) do update set client_id = excluded.client_id returning id`,
      [v7(), client.id],
    );
    const [row] = rows;
    if (!row) throw new Error('An insert without a row');
    return row;
  };
  /** What a client paid too much. */
  const clientCredit = async ({ client, amount }: { client: TestUser; amount: string }) => {
    await pool.query(
      `with made as (
         insert into ledger_transactions (id, created_at, kind, source_id, occurred_on)
           values ($1, now(), 'payment_received', $1, '2026-11-01') returning id)
       insert into ledger_entries (id, transaction_id, account, currency, amount, party_id)
         select entry_id, made.id, account, 'USD', amount, $2
           from made, (values ($3::uuid, 'bank', $5::numeric), ($4::uuid, 'client_credit', -$5::numeric)) entry (entry_id, account, amount)`,
      [v7(), client.id, v7(), v7(), amount],
    );
  };
  return { invoice, payment, clientBilling, clientCredit };
}
