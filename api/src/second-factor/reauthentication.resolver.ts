import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type ReauthenticationMethod, reauthenticationMethods } from 'rules/reauthentication';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { graphqlEnum } from '#db/graphql-enum';
import { confirmPassword } from '#people/confirm-password';
import { confirmPasskey } from '#second-factor/confirm-passkey';
import { findReauthenticationMethods } from '#second-factor/find-reauthentication-methods';
import { passkeyReauthenticationOptions } from '#second-factor/passkey-reauthentication-options';
import { ConfirmPasswordInput, PasskeyResponseInput } from '#second-factor/second-factor.inputs';

const ReauthenticationMethodEnum = graphqlEnum(
  'ReauthenticationMethod',
  reauthenticationMethods,
  'How someone can confirm who they are inside a session',
);

/** What an operation answers with REAUTHENTICATION_REQUIRED until one of these, or a new sign-in, is less than five minutes old. */
@Resolver()
export class ReauthenticationResolver {
  @RequireAudience('user')
  @Query(() => [ReauthenticationMethodEnum], {
    description: 'How the signed-in person can confirm who they are. Signing out and in again always works',
  })
  async reauthenticationMethods(@Ctx() context: Context): Promise<ReauthenticationMethod[]> {
    return findReauthenticationMethods(context);
  }

  @RequireAudience('user')
  @Mutation(() => Boolean, {
    description:
      'Confirms by password who uses this session: for five minutes, sensitive changes are allowed. The session gets a new ID',
  })
  async confirmPassword(
    @Arg('input', { description: 'The password' }) { password }: ConfirmPasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmPassword(context, password);
    return true;
  }

  @RequireAudience('user')
  @Mutation(() => GraphQLJSONObject, {
    description:
      'What a passkey signs for `confirmPasskey`: PublicKeyCredentialRequestOptions as JSON, for five minutes',
  })
  async passkeyReauthenticationOptions(@Ctx() context: Context): Promise<object> {
    return passkeyReauthenticationOptions(context);
  }

  @RequireAudience('user')
  @Mutation(() => Boolean, {
    description: 'Confirms by passkey who uses this session, like `confirmPassword`. The device must verify its user',
  })
  async confirmPasskey(
    @Arg('input', { description: 'What the browser answered' }) input: PasskeyResponseInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmPasskey(context, input);
    return true;
  }
}
