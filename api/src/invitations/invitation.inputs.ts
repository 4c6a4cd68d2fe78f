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

@ValidateWith(createInvitationRule)
@InputType({ description: 'Who is invited, and to what' })
export class CreateInvitationInput implements CreateInvitation {
  @Field({ description: 'Where the invitation goes' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What they become' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: `For a contractor: ${invitableContractorRoles.join(', ')} or the name of an active contractor role`,
  })
  contractorRole?: string | null;
}

@ValidateWith(validateInvitationCodeRule)
@InputType({ description: 'A login code, with the e-mail that it was sent to' })
export class ValidateInvitationCodeInput implements ValidateInvitationCode {
  @Field({ description: 'In any case, with or without hyphens and spaces' })
  code!: string;

  @Field({ description: 'The e-mail that was invited' })
  email!: string;
}

@ValidateWith(validateInvitationRule)
@InputType({ description: 'The token of a join link' })
export class ValidateInvitationInput implements ValidateInvitation {
  @Field({ description: 'What stands behind `invite=`' })
  token!: string;
}
