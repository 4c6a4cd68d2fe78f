import { ArgsType, Field, ID } from 'type-graphql';
import { type ContactClient, contactClientRule } from 'rules/project-feedback';
import { RuledBy } from '#access/rules';

@RuledBy(contactClientRule)
@ArgsType()
export class ContactClientStoreRequestArgs implements ContactClient {
  @Field(() => ID, { description: 'Which request' })
  id!: string;

  @Field({ description: 'What whoever made it reads' })
  message!: string;
}
