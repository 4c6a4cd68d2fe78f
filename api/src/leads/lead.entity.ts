import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type LeadStatus, leadStatuses, type LostReason, lostReasons } from 'rules/leads';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Enquiry } from '#enquiries/enquiry.entity';
import { companyAndContactSql, phoneDigitsSql } from '#leads/duplicates/match-keys-sql';
import { contactsTrigger } from '#contacts/contact-rows';
import { User } from '#people/user.entity';
import { DateScalar, EmailAddressScalar } from '#scalars';
import { totalsTrigger } from '#totals/trigger';
import { Node } from '#db/node';

export const LeadStatusEnum = graphqlEnum('LeadStatus', leadStatuses, 'The status of a lead, in sales order', {
  new: 'Not answered yet',
  contacted: 'Sales has written or called',
  qualified: 'It fits the agency',
  proposal: 'An offer is with them',
  won: 'It became a project',
  lost: 'It did not',
});

export const LostReasonEnum = graphqlEnum('LostReason', lostReasons, 'Why a lead did not become a project', {
  price: 'Too expensive for them',
  timing: 'Not now, or too late for them',
  competitor: 'They chose someone else',
  no_response: 'They stopped answering',
  not_a_fit: 'The agency does not do such work',
  other: 'Another reason',
});

type Optional =
  | 'contactPhone'
  | 'projectType'
  | 'budget'
  | 'timeline'
  | 'notes'
  | 'status'
  | 'closedAt'
  | 'enquiry'
  | 'owner'
  | 'nextStep'
  | 'nextStepDueOn'
  | 'nextStepMailedFor'
  | 'lostReason'
  | 'lostNote'
  | 'searched';

/** As PostgreSQL writes it, so that the migrations see no difference. */
const searchTextSql = ['contact_name', 'contact_email', `COALESCE(contact_phone, ''::text)`].reduce(
  (all, part) => `((${all} || ' '::text) || ${part})`,
  'company_name',
);

@ObjectType('Lead', { implements: Node, description: 'A potential client', simpleResolvers: true })
@Entity({ tableName: 'leads' })
@Trigger(totalsTrigger('leads'))
@Trigger(contactsTrigger('leads'))
@Index({ properties: ['status', 'id'] })
@Index({ properties: ['status', 'budget'] })
@Index({ properties: ['contactEmail', 'id'] })
@Index({ properties: ['updatedAt'] })
@Index({ properties: ['owner', 'id'] })
@Index({ properties: ['owner', 'status', 'id'] })
@Index({
  name: 'leads_next_steps',
  expression: `create index "leads_next_steps" on "leads" ("next_step_due_on", "owner_id") where closed_at is null and next_step_due_on is not null`,
})
@Index({
  name: 'leads_won',
  expression: `create index "leads_won" on "leads" ("closed_at", "created_at") where status = 'won'`,
})
@Index({
  name: 'leads_searched',
  expression: 'create index "leads_searched" on "leads" using gin ("searched" gin_trgm_ops)',
})
@Index({
  name: 'leads_phone_digits',
  expression: `create index "leads_phone_digits" on "leads" ((${phoneDigitsSql('leads')}), "id")`,
})
@Index({
  name: 'leads_company_and_contact',
  expression: `create index "leads_company_and_contact" on "leads" (${companyAndContactSql('leads').slice(1, -1)}, "id")`,
})
@Check({ name: 'leads_contact_email_lower_case', expression: 'contact_email = lower(contact_email)' })
@Check({ name: 'leads_closed', expression: "(closed_at is not null) = (status in ('won', 'lost'))" })
export class Lead extends BaseEntity<Optional> {
  @Field({ description: "The company, or the person's name if no company is known" })
  @Property({ type: 'text' })
  companyName!: string;

  @Field({ description: 'Contact person' })
  @Property({ type: 'text' })
  contactName!: string;

  @Field(() => EmailAddressScalar, { description: 'In lower case' })
  @Property({ type: 'text' })
  contactEmail!: string;

  @Field(() => String, { nullable: true, description: 'As entered' })
  @Property({ type: 'text', nullable: true })
  contactPhone: string | null = null;

  @Field(() => String, { nullable: true, description: 'Project type from the lead form or the enquiry' })
  @Property({ type: 'text', nullable: true })
  projectType: string | null = null;

  @Field(() => String, { nullable: true, description: 'Budget from the lead form or the enquiry' })
  @Property({ type: 'text', nullable: true })
  budget: string | null = null;

  @Field(() => String, { nullable: true, description: 'Desired timeline' })
  @Property({ type: 'text', nullable: true })
  timeline: string | null = null;

  @Field(() => String, { nullable: true, description: 'Notes by sales' })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Field(() => LeadStatusEnum, { description: 'Status' })
  @Enum({ items: () => [...leadStatuses] })
  status: LeadStatus = 'new';

  @Field(() => Date, { nullable: true, description: 'When it was won or lost' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Index()
  closedAt: Date | null = null;

  @Field(() => Enquiry, { nullable: true, description: 'The enquiry it was created from' })
  @ManyToOne(() => Enquiry, { nullable: true, deleteRule: 'set null' })
  @Index()
  enquiry: Rel<Enquiry> | null = null;

  @Field(() => User, {
    nullable: true,
    description: 'Who works on it: at first who entered it; null until someone takes it',
  })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  owner: Rel<User> | null = null;

  @Field(() => String, { nullable: true, description: 'What the owner does next' })
  @Property({ type: 'text', nullable: true })
  nextStep: string | null = null;

  @Field(() => DateScalar, { nullable: true, description: 'The day of the next step, for example 2026-11-30' })
  @Property({ type: 'date', nullable: true })
  nextStepDueOn: string | null = null;

  /** The due day that its owner had an email about: one a day. */
  @Property({ type: 'date', nullable: true, lazy: true })
  nextStepMailedFor: string | null = null;

  @Field(() => LostReasonEnum, { nullable: true, description: 'Why it was lost, if sales said so' })
  @Enum({ items: () => [...lostReasons], nullable: true })
  lostReason: LostReason | null = null;

  @Field(() => String, { nullable: true, description: 'More about why it was lost' })
  @Property({ type: 'text', nullable: true })
  lostNote: string | null = null;

  /** The search text of the list. Trigrams also match parts of words, as people type names and addresses. */
  @Property({ type: 'text', generated: `(${searchTextSql}) stored`, lazy: true })
  searched!: string;
}
