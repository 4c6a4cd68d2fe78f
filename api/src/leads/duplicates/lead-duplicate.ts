import { Field, ObjectType } from 'type-graphql';
import type { LeadMatchReason } from 'rules/lead-matches';
import { LeadMatchReasonEnum } from '#leads/duplicates/lead-match';
import { Lead } from '#leads/lead.entity';

@ObjectType({ description: 'Two open leads that may be the same', simpleResolvers: true })
export class LeadDuplicate {
  @Field(() => LeadMatchReasonEnum, { description: 'What both have in common' })
  reason!: LeadMatchReason;

  @Field(() => Lead, { description: 'The older one' })
  lead!: Lead;

  @Field(() => Lead, { description: 'The newer one' })
  duplicate!: Lead;
}
