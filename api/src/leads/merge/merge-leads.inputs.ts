import { Field, ID, InputType } from 'type-graphql';
import {
  mergeableFields,
  type MergeableField,
  type MergeLeadsInput as MergeLeads,
  mergeLeadsRule,
} from 'rules/merge-leads';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';

const MergeableFieldEnum = graphqlEnum(
  'MergeableLeadField',
  mergeableFields,
  'What of two leads one chooses when they are merged',
  {
    company_name: 'Company',
    contact_name: 'Contact person',
    contact_email: 'Email',
    contact_phone: 'Phone number',
    project_type: 'Project type',
    budget: 'Budget',
    timeline: 'Timeline',
    status: 'Status, with the reason of a lost lead',
    owner: 'Owner',
    next_step: 'Next step, with its day',
  },
);

@ValidateWith(mergeLeadsRule)
@InputType({ description: 'The lead that goes, and what of it stays' })
export class MergeLeadsInput implements MergeLeads {
  @Field(() => ID, { description: 'Lead that is deleted' })
  otherId!: string;

  @Field(() => [MergeableFieldEnum], { nullable: true, description: 'What to take from the lead that is deleted' })
  fromOther?: MergeableField[];

  @Field(() => Date, {
    nullable: true,
    description:
      'The `updatedAt` of the other lead that was read: refused with CHANGED_MEANWHILE if it has changed since',
  })
  ifOtherUpdatedAt?: Date | null;
}
