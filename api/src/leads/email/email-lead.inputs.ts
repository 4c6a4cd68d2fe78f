import { Field, InputType } from 'type-graphql';
import { type EmailLeadInput as EmailLead, emailLeadRule } from 'rules/answer-templates';
import { ValidateWith } from '#access/rules';

@ValidateWith(emailLeadRule)
@InputType({ description: 'An email to the contact of a lead' })
export class EmailLeadInput implements EmailLead {
  @Field({ description: 'Subject, at most 150 characters' })
  subject!: string;

  @Field({ description: 'Text between the greeting and the name of the sender, at most 5000 characters' })
  message!: string;
}
