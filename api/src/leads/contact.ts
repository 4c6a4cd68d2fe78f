import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LeadStatus } from 'rules/leads';
import { LeadStatusEnum } from '#leads/lead.entity';

@ObjectType({
  description: 'A person whom sales knows, by e-mail: a client, a lead, or a client who was a lead',
  simpleResolvers: true,
})
export class Contact {
  @Field(() => ID, { description: 'The e-mail: it tells contacts apart' })
  id!: string;

  @Field({ description: 'First and last name; the e-mail while nobody knows a name' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Of their newest lead; null while sales knows none' })
  company!: string | null;

  @Field({ description: 'In lower case' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Of their newest lead that has one' })
  phone!: string | null;

  @Field({ description: 'Whether they have a client account, or a project' })
  isClient!: boolean;

  @Field(() => ID, { nullable: true, description: 'Their newest lead; null without any' })
  leadId!: string | null;

  @Field(() => LeadStatusEnum, { nullable: true, description: 'Where that lead stands' })
  leadStatus!: LeadStatus | null;

  @Field(() => Int, { description: 'How many projects they have, of any status' })
  projects!: number;

  @Field({ description: 'When the account was made, or a lead or a project of theirs last changed' })
  touchedAt!: Date;
}
