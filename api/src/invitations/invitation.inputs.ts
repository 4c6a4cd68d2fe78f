import { Field, InputType } from 'type-graphql';
import {
  type CreateInvitationInput as CreateInvitation,
  createInvitationRule,
  invitableContractorRoles,
  type ValidateInvitationCodeInput as ValidateInvitationCode,
  validateInvitationCodeRule,
  type ValidateInvitationInput as ValidateInvitation,
  validateInvitationRule,
} from 'rules/invitations';
import type { Role } from 'rules/people';
import { ValidateWith } from '#access/rules';
import { RoleEnum } from '#people/user.entity';
import { EmailAddressScalar } from '#scalars';

@ValidateWith(createInvitationRule)
@InputType({ description: 'A new invitation' })
export class CreateInvitationInput implements CreateInvitation {
  @Field(() => EmailAddressScalar, { description: "The recipient's email" })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role of the new account' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: `For a contractor: ${invitableContractorRoles.join(', ')} or the name of an active contractor role`,
  })
  contractorRole?: string | null;
}

@ValidateWith(validateInvitationCodeRule)
@InputType({ description: 'A login code, with the email it was sent to' })
export class ValidateInvitationCodeInput implements ValidateInvitationCode {
  @Field({ description: 'Case, hyphens and spaces are ignored' })
  code!: string;

  @Field(() => EmailAddressScalar, { description: 'The invited email' })
  email!: string;
}

@ValidateWith(validateInvitationRule)
@InputType({ description: 'The token of a join link' })
export class ValidateInvitationInput implements ValidateInvitation {
  @Field({ description: 'The value of `invite=`' })
  token!: string;
}
