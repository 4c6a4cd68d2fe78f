import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { toSignInPayload, SignInPayload } from '#sessions/sign-in-payload';
import { passkeySignInOptions } from '#second-factor/passkey-sign-in-options';
import { PasskeyResponseInput, RecoveryCodeInput, TotpCodeInput } from '#second-factor/second-factor.inputs';
import { signInWithPasskey } from '#second-factor/sign-in-with-passkey';
import { signInWithRecoveryCode } from '#second-factor/sign-in-with-recovery-code';
import { signInWithTotp } from '#second-factor/sign-in-with-totp';

@Resolver()
export class SecondFactorSignInResolver {
  @RequireAudience('anyone')
  @Mutation(() => SignInPayload, {
    description: 'Completes a sign-in with a code from the authenticator app. Each code works once',
  })
  async signInWithTotp(
    @Arg('input', { description: 'The code' }) { code }: TotpCodeInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    return toSignInPayload(context, info, { userId: await signInWithTotp(context, code), secondFactor: [] });
  }

  @RequireAudience('anyone')
  @Mutation(() => SignInPayload, { description: 'Completes a sign-in with a recovery code. Each code works once' })
  async signInWithRecoveryCode(
    @Arg('input', { description: 'The code' }) { code }: RecoveryCodeInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    return toSignInPayload(context, info, { userId: await signInWithRecoveryCode(context, code), secondFactor: [] });
  }

  @RequireAudience('anyone')
  @Mutation(() => GraphQLJSONObject, {
    description:
      'The options for completing a sign-in with a passkey: PublicKeyCredentialRequestOptions as JSON. Only the latest are valid',
  })
  async passkeySignInOptions(@Ctx() context: Context): Promise<object> {
    return passkeySignInOptions(context);
  }

  @RequireAudience('anyone')
  @Mutation(() => SignInPayload, { description: 'Completes a sign-in with a passkey' })
  async signInWithPasskey(
    @Arg('input', { description: "The browser's response" }) input: PasskeyResponseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    return toSignInPayload(context, info, { userId: await signInWithPasskey(context, input), secondFactor: [] });
  }
}
