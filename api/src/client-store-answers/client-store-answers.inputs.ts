import { ArgsType, Field, ID } from 'type-graphql';
import { type ContactClient, contactClientRule } from 'rules/project-feedback';
import { ValidateWith } from '#access/rules';

@ValidateWith(contactClientRule)
@ArgsType()
export class ContactClientStoreRequestArgs implements ContactClient {
  @Field(() => ID, { description: 'Request to answer' })
  id!: string;

  @Field({ description: 'Message to the requester' })
  message!: string;
}
