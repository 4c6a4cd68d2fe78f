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

@ValidateWith(changePasswordRule)
@InputType({ description: "One's password, and the one that comes after it" })
export class ChangePasswordInput implements ChangePassword {
  @Field({ description: 'As it was until now' })
  currentPassword!: string;

  @Field({ description: '12 to 128 characters, and none that everyone tries' })
  newPassword!: string;
}

@ValidateWith(requestPasswordResetRule)
@InputType({ description: 'Who forgot their password' })
export class RequestPasswordResetInput implements RequestPasswordReset {
  @Field({ description: 'Of the account' })
  email!: string;
}

@ValidateWith(resetPasswordRule)
@InputType({ description: 'A new password for the account of a link' })
export class ResetPasswordInput implements ResetPassword {
  @Field({ description: 'What stands behind `token=`' })
  token!: string;

  @Field({ description: '12 to 128 characters, and none that everyone tries' })
  password!: string;
}
