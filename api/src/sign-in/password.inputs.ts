import { Field, InputType } from 'type-graphql';
import {
  type ChangePasswordInput as ChangePassword,
  changePasswordRule,
  type RequestPasswordResetInput as RequestPasswordReset,
  requestPasswordResetRule,
  type ResetPasswordInput as ResetPassword,
  resetPasswordRule,
} from 'rules/passwords';
import { ValidateWith } from '#access/rules';
import { EmailAddressScalar } from '#scalars';

@ValidateWith(changePasswordRule)
@InputType({ description: 'The current password and the new one' })
export class ChangePasswordInput implements ChangePassword {
  @Field({ description: 'The current password' })
  currentPassword!: string;

  @Field({ description: '12 to 128 characters, not a common password' })
  newPassword!: string;
}

@ValidateWith(requestPasswordResetRule)
@InputType({ description: 'The account that needs a new password' })
export class RequestPasswordResetInput implements RequestPasswordReset {
  @Field(() => EmailAddressScalar, { description: "The account's email" })
  email!: string;
}

@ValidateWith(resetPasswordRule)
@InputType({ description: 'A new password, authorized by a reset link' })
export class ResetPasswordInput implements ResetPassword {
  @Field({ description: 'The token from the link, after `token=`' })
  token!: string;

  @Field({ description: '12 to 128 characters, not a common password' })
  password!: string;
}
