import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, FieldResolver, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { notFound } from '#errors';
import { checkOwnPassword } from '#passwords/check-own-password';
import { UrlScalar } from '#scalars';
import { addPasskey } from '#second-factor/add-passkey';
import { confirmTotpEnrollment } from '#second-factor/confirm-totp-enrollment';
import { ownedBy } from '#second-factor/passkey.access';
import { Passkey } from '#second-factor/passkey.entity';
import { passkeyRegistrationOptions } from '#second-factor/passkey-registration-options';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { removePasskey } from '#second-factor/remove-passkey';
import { removeSecondFactors } from '#second-factor/remove-second-factors';
import { removeTotp } from '#second-factor/remove-totp';
import { renewRecoveryCodes } from '#second-factor/renew-recovery-codes';
import { AddPasskeyInput, OwnPasswordInput, TotpCodeInput } from '#second-factor/second-factor.inputs';
import { startTotpEnrollment } from '#second-factor/start-totp-enrollment';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

@ObjectType({ description: 'What signing in to an account requires besides the password', simpleResolvers: true })
class SecondFactors {
  @Field({ description: 'Whether there is an authenticator app' })
  totp!: boolean;
}

@ObjectType({ description: 'A secret for an authenticator app, shown once', simpleResolvers: true })
class TotpEnrolmentStarted {
  @Field({ description: 'For typing into the app: letters and digits' })
  secret!: string;

  @Field(() => UrlScalar, { description: 'The same as an otpauth URI, for a QR code' })
  uri!: string;
}

@ObjectType({ description: 'New recovery codes, shown once', simpleResolvers: true })
class RecoveryCodesPayload {
  @Field(() => [String], { description: 'Each works for one sign-in' })
  recoveryCodes!: string[];
}

@ObjectType({ description: 'A passkey that was added', simpleResolvers: true })
class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The new passkey' })
  passkey!: Passkey;

  @Field(() => [String], { description: 'Returned only once, if there were none before; otherwise empty' })
  recoveryCodes!: string[];
}

/** Released portals still send it. */
const passwordInInput = {
  nullable: true,
  description: 'The password, in place of a recent reauthentication',
  deprecationReason: 'Call confirmPassword or confirmPasskey first',
};

@Resolver(() => SecondFactors)
export class SecondFactorsResolver {
  @RequireAudience('user')
  @Query(() => SecondFactors, { description: "The viewer's second factors" })
  async secondFactors(@Ctx() context: Context): Promise<SecondFactors> {
    return readOwnFactors(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => TotpEnrolmentStarted, {
    description: 'Creates a secret for an authenticator app. It becomes active once confirmed with a code',
  })
  async startTotpEnrolment(@Ctx() context: Context): Promise<TotpEnrolmentStarted> {
    return startTotpEnrollment(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Enables the authenticator app, and creates recovery codes. Other sessions end',
  })
  async confirmTotpEnrolment(
    @Arg('input', { description: 'The code' }) { code }: TotpCodeInput,
    @Ctx() context: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await confirmTotpEnrollment(context, code) };
  }

  @RequireAudience('user')
  @RequireRecentAuth({ checkPassword: checkOwnPassword })
  @Mutation(() => SecondFactors, { description: 'Removes the authenticator app. Other sessions end' })
  async removeTotp(
    @Arg('input', () => OwnPasswordInput, passwordInInput) _input: OwnPasswordInput | null,
    @Ctx() context: Context,
  ): Promise<SecondFactors> {
    await removeTotp(context);
    return readOwnFactors(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth({ checkPassword: checkOwnPassword })
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Creates new recovery codes and invalidates the previous ones. Other sessions end',
  })
  async renewRecoveryCodes(
    @Arg('input', () => OwnPasswordInput, passwordInInput) _input: OwnPasswordInput | null,
    @Ctx() context: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await renewRecoveryCodes(context) };
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => GraphQLJSONObject, {
    description:
      'The options for creating a passkey: PublicKeyCredentialCreationOptions as JSON, valid for five minutes',
  })
  async passkeyRegistrationOptions(@Ctx() context: Context): Promise<object> {
    return passkeyRegistrationOptions(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => AddPasskeyPayload, { description: 'Stores a passkey that a device created. Other sessions end' })
  async addPasskey(
    @Arg('input', { description: "The name and the browser's response" }) input: AddPasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AddPasskeyPayload> {
    const { id, recoveryCodes } = await addPasskey(context, input);
    const where = { $and: [{ id }, ownedBy(context.viewer)] };
    // A document may select only the codes.
    const passkey = await context.read.one(Passkey, info, { where, path: ['passkey'] });
    if (!passkey) throw notFound('passkey');
    return { passkey, recoveryCodes };
  }

  @RequireAudience('user')
  @RequireRecentAuth({ checkPassword: checkOwnPassword })
  @Mutation(() => SecondFactors, { description: 'Removes a passkey. Other sessions end' })
  async removePasskey(
    @Arg('id', () => ID, { description: "The passkey's id" }) id: string,
    @Arg('input', () => OwnPasswordInput, passwordInInput) _input: OwnPasswordInput | null,
    @Ctx() context: Context,
  ): Promise<SecondFactors> {
    await removePasskey(context, id);
    return readOwnFactors(context);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => ID, {
    description:
      'Removes all second factors of someone who lost them, and ends all their sessions; not for the viewer or the founder. Returns their id',
  })
  async removeSecondFactors(
    @Arg('id', () => ID, { description: "The person's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await removeSecondFactors(context, id);
    return id;
  }

  @FieldResolver(() => Int, { description: 'The number of unused recovery codes' })
  recoveryCodesLeft(@Ctx() { em, viewer }: Context): Promise<number> {
    return em.count(RecoveryCode, { user: viewer?.id ?? null, usedAt: null });
  }

  @FieldResolver(() => [Passkey], { description: 'Newest first' })
  passkeys(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Passkey[]> {
    return read.list(Passkey, info, { where: ownedBy(viewer), orderBy: ['id'], direction: 'desc' });
  }
}

async function readOwnFactors({ read, viewer }: Context): Promise<SecondFactors> {
  return { totp: await read.exists(TotpEnrollment, { user: viewer?.id ?? null, confirmedAt: { $ne: null } }) };
}
