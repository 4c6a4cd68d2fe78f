import { ArgsType, Field, InputType, Int } from 'type-graphql';
import {
  type CreateLeadInput as CreateLead,
  createLeadRule,
  leadBudgets,
  leadCountsRule,
  type LeadFilter as FindLeads,
  leadFilterRule,
  leadProjectTypes,
  leadsRule,
  type LeadStatus,
  type UpdateLeadInput as UpdateLead,
  updateLeadRule,
} from 'rules/leads';
import { ValidateWith } from '#access/rules';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { LeadStatusEnum } from '#leads/lead.entity';
import { EmailAddressScalar } from '#scalars';

@ValidateWith(createLeadRule)
@InputType({ description: 'The lead form' })
export class CreateLeadInput implements CreateLead {
  @Field({ description: 'Company' })
  companyName!: string;

  @Field({ description: 'Contact person' })
  contactName!: string;

  @Field(() => EmailAddressScalar, { description: 'Email of the contact person' })
  contactEmail!: string;

  @Field(() => String, { nullable: true, description: 'In any format' })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true, description: `One of ${leadProjectTypes.join(', ')}` })
  projectType?: CreateLead['projectType'];

  @Field(() => String, { nullable: true, description: `One of ${leadBudgets.join(', ')}` })
  budget?: CreateLead['budget'];

  @Field(() => String, { nullable: true, description: 'Desired timeline' })
  timeline?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes by sales' })
  notes?: string | null;
}

@ValidateWith(updateLeadRule)
@InputType({ description: 'Changes; an absent field stays unchanged' })
export class UpdateLeadInput implements UpdateLead {
  @Field(() => LeadStatusEnum, { nullable: true, description: 'New status' })
  status?: LeadStatus;

  @Field(() => String, { nullable: true, description: 'Replaces the notes; null clears them' })
  notes?: string | null;
}

@ValidateWith(leadFilterRule)
@InputType({ description: 'Which leads' })
export class LeadFilter implements FindLeads {
  @Field(() => LeadStatusEnum, { nullable: true, description: 'Only leads with this status' })
  status?: LeadStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only leads with all of these words, or parts of them, in company, name, email or phone number',
  })
  search?: string | null;
}

@ValidateWith(leadsRule)
@ArgsType()
export class LeadsArgs extends PageArgs implements FindLeads {
  @Field(() => LeadStatusEnum, { ...useFilter, nullable: true, description: 'Only leads with this status' })
  status?: LeadStatus | null;

  @Field(() => String, {
    ...useFilter,
    nullable: true,
    description: 'Only leads with all of these words, or parts of them, in company, name, email or phone number',
  })
  search?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip, for a list that can start anywhere' })
  skip!: number;
}

@ValidateWith(leadCountsRule)
@ArgsType()
export class LeadCountsArgs {
  @Field(() => String, { ...useFilter, nullable: true, description: 'Only leads that match this search' })
  search?: string | null;
}
