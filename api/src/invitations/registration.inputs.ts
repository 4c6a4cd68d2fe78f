import { Field, InputType } from 'type-graphql';
import {
  type CompleteContractorRegistrationInput as CompleteContractorRegistration,
  completeContractorRegistrationRule,
  type RegisterInput as Register,
  registerRule,
} from 'rules/registration';
import { ValidateWith } from '#access/rules';
import { EmailAddressScalar } from '#scalars';
import { ContractorFields } from '#invitations/contractor-fields';

@ValidateWith(registerRule)
@InputType({ description: 'The join form' })
export class RegisterInput implements Register {
  @Field({ description: 'The token in the join link, or a login code' })
  token!: string;

  @Field(() => EmailAddressScalar, { nullable: true, description: 'With a login code: the email that it was sent to' })
  email?: string | null;

  @Field({ description: 'At least 2 characters' })
  firstName!: string;

  @Field({ description: 'At least 2 characters' })
  lastName!: string;

  @Field({ description: '12 to 128 characters' })
  password!: string;
}

@ValidateWith(completeContractorRegistrationRule)
@InputType({ description: "A contractor's description of themselves, with the login code of their invitation" })
export class CompleteContractorRegistrationInput extends ContractorFields implements CompleteContractorRegistration {
  @Field({
    description: 'The login code, whose case, hyphens and spaces are ignored; or the token in the join link',
  })
  invitationCode!: string;
}
