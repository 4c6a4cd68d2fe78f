import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type ReauthenticationMethod, reauthenticationMethods } from 'rules/reauthentication';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { graphqlEnum } from '#db/graphql-enum';
import { confirmPassword } from '#passwords/confirm-password';
import { confirmPasskey } from '#second-factor/confirm-passkey';
import { findReauthenticationMethods } from '#second-factor/find-reauthentication-methods';
import { passkeyReauthenticationOptions } from '#second-factor/passkey-reauthentication-options';
import { ConfirmPasswordInput, PasskeyResponseInput } from '#second-factor/second-factor.inputs';

const ReauthenticationMethodEnum = graphqlEnum(
  'ReauthenticationMethod',
  reauthenticationMethods,
  'A way to reauthenticate within a session',
  { external_sign_in: 'Signing in again with the identity provider', passkey: 'A passkey', password: 'The password' },
);

/** An operation responds with REAUTHENTICATION_REQUIRED unless one of these, or a new sign-in, was less than five minutes ago. */
@Resolver()
export class ReauthenticationResolver {
  @RequireAudience('user')
  @Query(() => [ReauthenticationMethodEnum], {
    description: 'How the signed-in person can reauthenticate. Signing out and in again always works',
  })
  async reauthenticationMethods(@Ctx() context: Context): Promise<ReauthenticationMethod[]> {
    return findReauthenticationMethods(context);
  }

  @RequireAudience('user')
  @Mutation(() => Boolean, {
    description:
      'Reauthenticates by password: for five minutes, sensitive changes are allowed. The session gets a new ID',
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
    description: 'The options for `confirmPasskey`: PublicKeyCredentialRequestOptions as JSON, valid for five minutes',
  })
  async passkeyReauthenticationOptions(@Ctx() context: Context): Promise<object> {
    return passkeyReauthenticationOptions(context);
  }

  @RequireAudience('user')
  @Mutation(() => Boolean, {
    description: 'Reauthenticates by passkey, like `confirmPassword`. The device must verify its user',
  })
  async confirmPasskey(
    @Arg('input', { description: "The browser's response" }) input: PasskeyResponseInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmPasskey(context, input);
    return true;
  }
}
