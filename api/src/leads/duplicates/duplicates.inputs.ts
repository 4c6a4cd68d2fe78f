import { Field, ID, InputType } from 'type-graphql';
import {
  type LeadCandidate,
  leadCandidateRule,
  type LeadMatchesInput as LeadMatches,
  leadMatchesRule,
  maxLeadCandidates,
} from 'rules/lead-matches';
import {
  type DismissLeadDuplicateInput as DismissLeadDuplicate,
  dismissLeadDuplicateRule,
} from 'rules/dismiss-lead-duplicate';
import { ValidateWith } from '#access/rules';

@ValidateWith(leadCandidateRule)
@InputType({ description: 'A lead that someone is entering' })
class LeadCandidateInput implements LeadCandidate {
  @Field(() => String, { nullable: true, description: 'Email of the contact person, in any case' })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, of which the digits are compared' })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'Company, compared together with the contact person' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Contact person' })
  contactName?: string | null;
}

@ValidateWith(leadMatchesRule)
@InputType({ description: 'Leads to compare with those that exist' })
export class LeadMatchesInput implements LeadMatches {
  @Field(() => [LeadCandidateInput], { description: `Leads that someone is entering, at most ${maxLeadCandidates}` })
  candidates!: LeadCandidate[];

  @Field(() => ID, { nullable: true, description: 'An existing lead that is being edited, which is no match' })
  exceptId?: string | null;
}

@ValidateWith(dismissLeadDuplicateRule)
@InputType({ description: 'The lead that is not the same' })
export class DismissLeadDuplicateInput implements DismissLeadDuplicate {
  @Field(() => ID, { description: 'The other lead' })
  otherId!: string;
}
