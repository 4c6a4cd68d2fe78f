import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import {
  type EnquiryBudget,
  enquiryBudgets,
  type EnquiryPlan,
  enquiryPlans,
  type EnquiryProjectType,
  enquiryProjectTypes,
  type EnquiryTimeline,
  enquiryTimelines,
} from 'rules/enquiries';
import { StrategyCall } from '#calls/strategy-call.entity';
import { StoredFile } from '#files/stored-file.entity';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { Node } from '#db/node';
import { EmailAddressScalar } from '#scalars';

type Optional =
  'phone' | 'call' | 'attachment' | 'reviewStartedAt' | 'reviewedBy' | 'answeredAt' | 'mergedInto' | 'keyHash';

@ObjectType('Enquiry', {
  implements: Node,
  description: 'A project enquiry that a visitor submitted',
  simpleResolvers: true,
})
@Entity({ tableName: 'enquiries' })
@Check({ name: 'enquiries_consent_given', expression: 'consent' })
@Check({ name: 'enquiries_email_lower_case', expression: 'email = lower(email)' })
@Check({
  name: 'enquiries_progress_in_order',
  expression:
    'review_started_at >= created_at and (answered_at is null or (review_started_at is not null and answered_at >= review_started_at))',
})
@Check({
  name: 'enquiries_reviewed_by_somebody',
  expression: 'reviewed_by_id is null or review_started_at is not null',
})
@Index({ properties: ['email', 'id'] })
@Index({
  name: 'enquiries_to_answer',
  expression: 'create index "enquiries_to_answer" on "enquiries" ("id") where "answered_at" is null',
})
export class Enquiry extends BaseEntity<Optional> {
  @Field({ description: "The sender's name" })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'In lower case' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As entered' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { description: enquiryProjectTypes.join(', ') })
  @Enum({ items: () => [...enquiryProjectTypes] })
  projectType!: EnquiryProjectType;

  @Field({ description: 'Their main goal, in their own words' })
  @Property({ type: 'text' })
  outcome!: string;

  @Field(() => String, { description: enquiryBudgets.join(', ') })
  @Enum({ items: () => [...enquiryBudgets] })
  budget!: EnquiryBudget;

  @Field(() => String, { description: enquiryTimelines.join(', ') })
  @Enum({ items: () => [...enquiryTimelines] })
  timeline!: EnquiryTimeline;

  @Field(() => String, { description: enquiryPlans.join(', ') })
  @Enum({ items: () => [...enquiryPlans] })
  preferredPlan!: EnquiryPlan;

  /** Consent to being contacted and to the privacy policy. Every enquiry has it. */
  @Property({ type: 'boolean' })
  consent!: boolean;

  @Field({ description: 'Whether it has priority: a large budget or an urgent timeline' })
  @Property({ type: 'boolean' })
  priority!: boolean;

  @Field(() => StrategyCall, { nullable: true, description: 'The call booked with the same email' })
  @OneToOne(() => StrategyCall, { nullable: true, deleteRule: 'set null' })
  call: Rel<StrategyCall> | null = null;

  @Field(() => StoredFile, { nullable: true, description: 'The attached file, which no other enquiry uses' })
  @OneToOne(() => StoredFile, { nullable: true, deleteRule: 'restrict' })
  attachment: Rel<StoredFile> | null = null;

  @Field(() => Date, { nullable: true, description: 'When the review started. Set once' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  reviewStartedAt: Date | null = null;

  @Field(() => User, { nullable: true, description: 'Who started the review' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  reviewedBy: Rel<User> | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was answered: the first time its lead moved on from new',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  answeredAt: Date | null = null;

  /** The enquiry that continues this one, since sales has merged their leads: an answer to it answers both. */
  @ManyToOne(() => Enquiry, { nullable: true, deleteRule: 'set null' })
  @Index()
  mergedInto: Rel<Enquiry> | null = null;

  /** Hash of the key in the visitor's progress link. Enquiries older than these links have none. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  keyHash: string | null = null;
}
