import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { type AddLeadLogEntryInput as AddLeadLogEntry, addLeadLogEntryRule, type LeadLogKind } from 'rules/lead-log';
import {
  type CreateLeadInput as CreateLead,
  createLeadRule,
  leadBudgets,
  leadCountsRule,
  type LeadFilter as FindLeads,
  leadFilterRule,
  type LeadOwnership,
  leadOwnerships,
  leadProjectTypes,
  leadsRule,
  type LeadStatus,
  type LostReason,
  type UpdateLeadInput as UpdateLead,
  updateLeadRule,
} from 'rules/leads';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { LeadLogKindEnum } from '#leads/lead-log-entry.entity';
import { LeadStatusEnum, LostReasonEnum } from '#leads/lead.entity';
import { DateScalar, EmailAddressScalar } from '#scalars';

const LeadOwnershipEnum = graphqlEnum('LeadOwnership', leadOwnerships, 'Whose leads a list shows', {
  mine: "The viewer's own",
  unassigned: 'Those without an owner',
});

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
  @Field(() => String, { nullable: true, description: 'Company' })
  companyName?: string;

  @Field(() => String, { nullable: true, description: 'Contact person' })
  contactName?: string;

  @Field(() => EmailAddressScalar, { nullable: true, description: 'Email of the contact person' })
  contactEmail?: string;

  @Field(() => String, { nullable: true, description: 'In any format; null clears it' })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true, description: "A choice of the lead form or of the enquiry's; null clears it" })
  projectType?: UpdateLead['projectType'];

  @Field(() => String, { nullable: true, description: "A choice of the lead form or of the enquiry's; null clears it" })
  budget?: UpdateLead['budget'];

  @Field(() => String, { nullable: true, description: 'Desired timeline; null clears it' })
  timeline?: string | null;

  @Field(() => LeadStatusEnum, { nullable: true, description: 'New status' })
  status?: LeadStatus;

  @Field(() => String, { nullable: true, description: 'Replaces the notes; null clears them' })
  notes?: string | null;

  @Field(() => ID, { nullable: true, description: 'The new owner, one of `leadOwners`; null for none' })
  ownerId?: string | null;

  @Field(() => String, { nullable: true, description: 'What the owner does next; null clears it and its day' })
  nextStep?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day of the next step, for example 2026-11-30' })
  nextStepDueOn?: string | null;

  @Field(() => LostReasonEnum, { nullable: true, description: 'Why it is lost; only for a lost lead' })
  lostReason?: LostReason | null;

  @Field(() => String, { nullable: true, description: 'More about why it is lost, at most 1000 characters' })
  lostNote?: string | null;
}

@ValidateWith(addLeadLogEntryRule)
@InputType({ description: 'An entry of a contact log' })
export class AddLeadLogEntryInput implements AddLeadLogEntry {
  @Field(() => LeadLogKindEnum, { description: 'Email, call, meeting or note' })
  kind!: LeadLogKind;

  @Field({ description: 'What was written or said, at most 10000 characters' })
  text!: string;

  @Field(() => Date, { nullable: true, description: 'When it happened; now if omitted' })
  happenedAt?: Date | null;
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

  @Field(() => LeadOwnershipEnum, {
    nullable: true,
    description: "Only the viewer's own, or only those without an owner",
  })
  owner?: LeadOwnership | null;
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
