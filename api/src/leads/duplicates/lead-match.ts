import { Field, Int, ObjectType } from 'type-graphql';
import { type LeadMatchReason, leadMatchReasons } from 'rules/lead-matches';
import { graphqlEnum } from '#db/graphql-enum';
import { Lead } from '#leads/lead.entity';

export const LeadMatchReasonEnum = graphqlEnum(
  'LeadMatchReason',
  leadMatchReasons,
  'Why two leads may be the same, the surest first',
  {
    email: 'They have the same email',
    phone: 'Their phone numbers have the same digits',
    name: 'They have the same company and contact name',
  },
);

@ObjectType({ description: 'A lead that already exists', simpleResolvers: true })
export class LeadMatch {
  @Field(() => Int, { description: 'Index of the candidate that it matches, from 0' })
  row!: number;

  @Field(() => LeadMatchReasonEnum, { description: 'What both have in common' })
  reason!: LeadMatchReason;

  @Field(() => Lead, { description: 'The newest lead that matches' })
  lead!: Lead;
}
