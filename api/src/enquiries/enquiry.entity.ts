import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
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

@ObjectType('Enquiry', { description: 'What a visitor told the agency about their project', simpleResolvers: true })
@Entity({ tableName: 'enquiries' })
@Check({ name: 'enquiries_consent_given', expression: 'consent' })
@Check({ name: 'enquiries_email_lower_case', expression: 'email = lower(email)' })
@Index({ properties: ['email', 'id'] })
export class Enquiry extends BaseEntity<'phone' | 'call' | 'attachment'> {
  @Field({ description: 'Who asks' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'In lower case' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was typed' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { description: enquiryProjectTypes.join(', ') })
  @Enum({ items: () => [...enquiryProjectTypes] })
  projectType!: EnquiryProjectType;

  @Field({ description: 'What they want to reach, in their words' })
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

  /** To be contacted, and to the privacy policy. There is no enquiry without it. */
  @Property({ type: 'boolean' })
  consent!: boolean;

  @Field({ description: 'Whether it goes first: a large budget or an urgent date' })
  @Property({ type: 'boolean' })
  priority!: boolean;

  @Field(() => StrategyCall, { nullable: true, description: 'The call that was booked with the same e-mail' })
  @OneToOne(() => StrategyCall, { nullable: true, deleteRule: 'set null' })
  call: Rel<StrategyCall> | null = null;

  @Field(() => StoredFile, { nullable: true, description: 'The file that came with it, which no other enquiry has' })
  @OneToOne(() => StoredFile, { nullable: true, deleteRule: 'restrict' })
  attachment: Rel<StoredFile> | null = null;
}
