import { ArgsType, Field, InputType, Int } from 'type-graphql';
import {
  type CreateLeadInput as CreateLead,
  createLeadRule,
  leadBudgets,
  leadCountsRule,
  type LeadFilter,
  leadProjectTypes,
  leadsRule,
  type LeadStatus,
  type UpdateLeadInput as UpdateLead,
  updateLeadRule,
} from 'rules/leads';
import { ValidateWith } from '#access/rules';
import { PageArgs } from '#db/page';
import { LeadStatusEnum } from '#leads/lead.entity';

@ValidateWith(createLeadRule)
@InputType({ description: 'The lead form' })
export class CreateLeadInput implements CreateLead {
  @Field({ description: 'The company' })
  companyName!: string;

  @Field({ description: 'Whom to talk to' })
  contactName!: string;

  @Field({ description: 'Where to write to' })
  contactEmail!: string;

  @Field(() => String, { nullable: true, description: 'As one likes to write it' })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true, description: `One of ${leadProjectTypes.join(', ')}` })
  projectType?: CreateLead['projectType'];

  @Field(() => String, { nullable: true, description: `One of ${leadBudgets.join(', ')}` })
  budget?: CreateLead['budget'];

  @Field(() => String, { nullable: true, description: 'When it should be ready' })
  timeline?: string | null;

  @Field(() => String, { nullable: true, description: 'What sales knows' })
  notes?: string | null;
}

@ValidateWith(updateLeadRule)
@InputType({ description: 'What changes; an absent field stays as it is' })
export class UpdateLeadInput implements UpdateLead {
  @Field(() => LeadStatusEnum, { nullable: true, description: 'Where it stands now' })
  status?: LeadStatus;

  @Field(() => String, { nullable: true, description: 'What sales knows, instead of what was there; null for nothing' })
  notes?: string | null;
}

@ValidateWith(leadsRule)
@ArgsType()
export class LeadsArgs extends PageArgs implements LeadFilter {
  @Field(() => LeadStatusEnum, { nullable: true, description: 'Only those that stand here' })
  status?: LeadStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with all of these words, or parts of them, in company, name, e-mail or telephone',
  })
  search?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to leave out, for a list that one enters anywhere' })
  skip!: number;
}

@ValidateWith(leadCountsRule)
@ArgsType()
export class LeadCountsArgs {
  @Field(() => String, { nullable: true, description: 'Only those that `leads` finds by it' })
  search?: string | null;
}
