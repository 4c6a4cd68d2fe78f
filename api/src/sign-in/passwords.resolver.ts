import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { changePassword } from '#sign-in/change-password';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from '#sign-in/password.inputs';
import { requestPasswordReset } from '#sign-in/request-password-reset';
import { resetPassword } from '#sign-in/reset-password';

@Resolver()
export class PasswordsResolver {
  @RequireAudience('user')
  @Mutation(() => Boolean, { description: "Changes the viewer's password and ends all their other sessions" })
  async changePassword(
    @Arg('input', { description: 'The current password and the new one' }) input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await changePassword(context, input);
    return true;
  }

  @RequireAudience('anyone')
  @Mutation(() => Boolean, {
    description: 'Sends a password reset link if the account exists. The response is the same either way',
  })
  async requestPasswordReset(
    @Arg('input', { description: "The account's email" }) input: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, input);
    return true;
  }

  @RequireAudience('anyone')
  @Mutation(() => Boolean, {
    description: "Sets a new password with a reset link, once, and ends the account's sessions",
  })
  async resetPassword(
    @Arg('input', { description: 'The token from the link and the new password' }) input: ResetPasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await resetPassword(context, input);
    return true;
  }
}
