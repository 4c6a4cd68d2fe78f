import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { invoiceStates, type InvoiceState } from 'rules/invoices';
import type { Currency } from 'rules/money';
import { StoredInRow } from '#access/max-rows';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { type InvoiceBuyer, InvoiceLine, InvoiceParty, type InvoiceSeller } from '#invoices/invoice-line';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';
import { NameOfProject } from '#projects/project.access';
import { DateScalar, MoneyScalar } from '#scalars';

type Optional =
  | 'number'
  | 'state'
  | 'project'
  | 'paid'
  | 'balance'
  | 'sentAt'
  | 'dueOn'
  | 'note'
  | 'seller'
  | 'buyer'
  | 'creditNoteNumber'
  | 'voidedAt'
  | 'voidReason'
  | 'supportMonth'
  | 'searched';

const fixedColumns = [
  'number',
  'client_id',
  'project_id',
  'lines',
  'currency',
  'subtotal',
  'tax',
  'total',
  'note',
  'seller',
  'buyer',
  'due_on',
  'sent_at',
  'support_month',
];
const toRowSql = (row: string) => `(${fixedColumns.map((column) => `${row}.${column}`).join(', ')})`;

/** What a client received stays as it was sent, whatever writes to the table. */
const sentUnchangedTrigger = {
  name: 'sent_unchanged',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: [
    `if old.state = 'draft' then if tg_op = 'DELETE' then return old; end if; return new; end if;`,
    `if tg_op = 'DELETE' or new.state = 'draft' or ${toRowSql('new')} is distinct from ${toRowSql('old')}`,
    `then raise exception 'Invoice % was sent and never changes', old.number using errcode = 'restrict_violation'; end if; return new;`,
  ].join(' '),
};

/** An invoice. Once it is sent, only payments change it: a mistake is corrected by voiding it and sending another. */
@ObjectType('Invoice', { implements: Node, description: 'An invoice to a client', simpleResolvers: true })
@Entity({ tableName: 'invoices' })
@Trigger(sentUnchangedTrigger)
@Unique({ properties: ['number'] })
@Unique({ properties: ['creditNoteNumber'] })
@Unique({ properties: ['project', 'supportMonth'] })
@Index({ properties: ['client', 'id'] })
@Index({ properties: ['project', 'id'] })
@Index({ properties: ['state', 'dueOn'] })
@Index({
  name: 'invoices_searched',
  expression: 'create index "invoices_searched" on "invoices" using gin ("searched" gin_trgm_ops)',
})
@Check({ name: 'invoices_total_of_parts', expression: 'total = subtotal + tax' })
@Check({ name: 'invoices_paid_within_total', expression: 'paid >= 0 and paid <= total' })
@Check({ name: 'invoices_number_of_sent', expression: `(number is null) = (state = 'draft')` })
@Check({ name: 'invoices_sent_whole', expression: `state = 'draft' or (sent_at is not null and due_on is not null)` })
@Check({ name: 'invoices_credit_note_of_void', expression: `(credit_note_number is not null) = (state = 'void')` })
@Check({
  name: 'invoices_state_of_paid',
  expression: `case state when 'paid' then paid = total when 'partly_paid' then paid > 0 and paid < total when 'void' then true else paid = 0 and (state = 'draft' or total > 0) end`,
})
export class Invoice extends BaseEntity<Optional> {
  @Field(() => String, { nullable: true, description: 'Its number, without gaps; null for a draft' })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Enum({ items: () => [...invoiceStates] })
  state: InvoiceState = 'draft';

  @NameOfProject
  @Field(() => Project, { nullable: true, description: 'The project that it is for, if any' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'restrict' })
  project: Rel<Project> | null = null;

  @Field(() => User, { description: 'Who pays it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  client!: Rel<User>;

  @StoredInRow
  @Field(() => [InvoiceLine], { description: 'Lines' })
  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: InvoiceLine[];

  @Field(() => String, { description: 'Currency of every amount (ISO 4217)' })
  @Property({ type: 'text' })
  currency!: Currency;

  @Field(() => MoneyScalar, { description: 'Sum of the lines, without tax' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  subtotal!: string;

  @Field(() => MoneyScalar, { description: 'Tax' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  tax!: string;

  @Field(() => MoneyScalar, { description: 'What there is to pay: subtotal and tax' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  total!: string;

  @Field(() => MoneyScalar, { description: 'What was paid, without refunds' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  paid: string = '0.00';

  @Field(() => MoneyScalar, { description: 'What is still to pay; nothing of a void one' })
  @Property({
    type: 'decimal',
    precision: 12,
    scale: 2,
    generated: `(case when state = 'void' then 0 else total - paid end) stored`,
  })
  balance!: string;

  @Field(() => DateScalar, { nullable: true, description: 'When it is due; null for a draft without a fixed day' })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was sent; null for a draft' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'A note on the invoice' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => InvoiceParty, { nullable: true, description: 'Who sent it; null for a draft' })
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  seller: InvoiceSeller | null = null;

  @Field(() => InvoiceParty, { nullable: true, description: 'Who it was sent to; null for a draft' })
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  buyer: InvoiceBuyer | null = null;

  @Field(() => String, { nullable: true, description: 'The number of the credit note that voided it' })
  @Property({ type: 'text', nullable: true })
  creditNoteNumber: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was voided' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  voidedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'Why it was voided' })
  @Property({ type: 'text', nullable: true })
  voidReason: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The month of support that it is for, such as "2026-11"; a project has one invoice a month',
  })
  @Property({ type: 'text', nullable: true })
  supportMonth: string | null = null;

  /** The search text; trigrams also match parts of words. */
  @Property({
    type: 'text',
    generated: `(coalesce(number, '') || ' ' || coalesce(credit_note_number, '') || ' ' || coalesce(buyer ->> 'name', '')) stored`,
    lazy: true,
  })
  searched!: string;
}
