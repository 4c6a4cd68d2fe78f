import { ArgsType, Field, ID } from 'type-graphql';
import { type ContactClient, contactClientRule } from 'rules/project-feedback';
import { ValidateWith } from '#access/rules';

@ValidateWith(contactClientRule)
@ArgsType()
export class ContactClientStoreRequestArgs implements ContactClient {
  @Field(() => ID, { description: 'Which request' })
  id!: string;

  @Field({ description: 'What whoever made it reads' })
  message!: string;
}
