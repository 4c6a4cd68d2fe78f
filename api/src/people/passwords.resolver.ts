import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { changePassword } from '#people/change-password';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from '#people/password.inputs';
import { requestPasswordReset } from '#people/request-password-reset';
import { resetPassword } from '#people/reset-password';

@Resolver()
export class PasswordsResolver {
  @RequireAudience('user')
  @Mutation(() => Boolean, { description: "Changes one's own password. All sessions but this one end" })
  async changePassword(
    @Arg('input', { description: 'The old one and the new one' }) input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await changePassword(context, input);
    return true;
  }

  @RequireAudience('anyone')
  @Mutation(() => Boolean, {
    description: 'Sends a link to a new password, where there is an account. The answer does not tell whether there is',
  })
  async requestPasswordReset(
    @Arg('input', { description: 'The e-mail of the account' }) input: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, input);
    return true;
  }

  @RequireAudience('anyone')
  @Mutation(() => Boolean, { description: 'Gives the account of a link a new password, once, and ends its sessions' })
  async resetPassword(
    @Arg('input', { description: 'The token of the link and the password' }) input: ResetPasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await resetPassword(context, input);
    return true;
  }
}
