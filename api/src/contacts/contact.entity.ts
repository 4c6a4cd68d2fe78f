import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type LeadStatus, leadStatuses } from 'rules/leads';
import { LeadStatusEnum } from '#leads/lead.entity';
import { EmailAddressScalar } from '#scalars';

/** As PostgreSQL writes it, so that the migrations see no difference. */
const searchTextSql = ['company', 'id', 'phone'].reduce(
  (all, column) => `(${all} || COALESCE((chr(10) || ${column}), ''::text))`,
  'name',
);

/** Written only by the database: see contact-rows.ts. */
@ObjectType('Contact', {
  description: 'A person known to sales, by email: a client, a lead, or both',
  simpleResolvers: true,
})
@Entity({ tableName: 'contacts' })
@Index({ properties: ['touchedAt', 'id'] })
@Index({ properties: ['isClient', 'touchedAt', 'id'] })
@Index({ properties: ['leadStatus', 'touchedAt', 'id'] })
@Index({
  name: 'contacts_with_lead',
  expression: `create index "contacts_with_lead" on "contacts" ("touched_at", "id") where lead_id is not null`,
})
@Index({
  name: 'contacts_searched',
  expression: 'create index "contacts_searched" on "contacts" using gin ("searched" gin_trgm_ops)',
})
export class Contact {
  @Field(() => ID, { description: 'The email, which identifies a contact' })
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Field({ description: 'First and last name; the email if no name is known' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The company of their newest lead; null if unknown' })
  @Property({ type: 'text', nullable: true })
  company!: string | null;

  @Field(() => EmailAddressScalar, { description: 'In lower case' })
  @Property({ type: 'text', generated: '(id) stored' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone number of their newest lead that has one' })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Field({ description: 'Whether they have a client account, or a project' })
  @Property({ type: 'boolean' })
  isClient!: boolean;

  @Field(() => ID, { nullable: true, description: 'Their newest lead; null without one' })
  @Property({ type: 'uuid', nullable: true })
  leadId!: string | null;

  @Field(() => LeadStatusEnum, { nullable: true, description: 'The status of that lead' })
  @Enum({ items: () => [...leadStatuses], nullable: true })
  leadStatus!: LeadStatus | null;

  @Field(() => Int, { description: 'Number of projects, of any status' })
  @Property({ type: 'integer' })
  projects!: number;

  @Field({ description: 'When the account was created, or one of their leads or projects last changed' })
  @Property({ type: 'timestamptz', length: 3 })
  touchedAt!: Date;

  /** The search text of the list, one line for each column. */
  @Property({ type: 'text', generated: `(${searchTextSql}) stored`, lazy: true })
  searched!: string;
}
