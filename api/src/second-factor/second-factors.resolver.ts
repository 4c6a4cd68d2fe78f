import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, FieldResolver, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { notFound } from '#errors';
import { checkOwnPassword } from '#people/check-own-password';
import { addPasskey } from '#second-factor/add-passkey';
import { confirmTotpEnrolment } from '#second-factor/confirm-totp-enrolment';
import { ownedBy } from '#second-factor/passkey.access';
import { Passkey } from '#second-factor/passkey.entity';
import { passkeyRegistrationOptions } from '#second-factor/passkey-registration-options';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { removePasskey } from '#second-factor/remove-passkey';
import { removeSecondFactors } from '#second-factor/remove-second-factors';
import { removeTotp } from '#second-factor/remove-totp';
import { renewRecoveryCodes } from '#second-factor/renew-recovery-codes';
import { AddPasskeyInput, OwnPasswordInput, TotpCodeInput } from '#second-factor/second-factor.inputs';
import { startTotpEnrolment } from '#second-factor/start-totp-enrolment';
import { TotpEnrolment } from '#second-factor/totp-enrolment.entity';

@ObjectType({ description: 'What signing in to an account asks for besides the password', simpleResolvers: true })
class SecondFactors {
  @Field({ description: 'Whether there is an authenticator app' })
  totp!: boolean;
}

@ObjectType({ description: 'A secret for an authenticator app, shown once', simpleResolvers: true })
class TotpEnrolmentStarted {
  @Field({ description: 'To be typed into the app: letters and digits' })
  secret!: string;

  @Field({ description: 'The same as an otpauth address, for a QR code' })
  uri!: string;
}

@ObjectType({ description: 'New recovery codes, shown once', simpleResolvers: true })
class RecoveryCodesPayload {
  @Field(() => [String], { description: 'Each is good for one sign-in' })
  recoveryCodes!: string[];
}

@ObjectType({ description: 'A passkey that was added', simpleResolvers: true })
class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The new one' })
  passkey!: Passkey;

  @Field(() => [String], { description: 'Made where there were none: shown once, else empty' })
  recoveryCodes!: string[];
}

/** Released portals still send it. */
const passwordInInput = {
  nullable: true,
  description: 'The password, in place of a recent confirmation',
  deprecationReason: 'Call confirmPassword or confirmPasskey before',
};

@Resolver(() => SecondFactors)
export class SecondFactorsResolver {
  @RequireAudience('user')
  @Query(() => SecondFactors, { description: "One's own second factors" })
  async secondFactors(@Ctx() context: Context): Promise<SecondFactors> {
    return readOwnFactors(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => TotpEnrolmentStarted, {
    description: 'Makes a secret for an authenticator app; it counts once a code of it confirms it',
  })
  async startTotpEnrolment(@Ctx() context: Context): Promise<TotpEnrolmentStarted> {
    return startTotpEnrolment(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Switches the authenticator app on, and makes recovery codes. Other sessions end',
  })
  async confirmTotpEnrolment(
    @Arg('input', { description: 'The code' }) { code }: TotpCodeInput,
    @Ctx() context: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await confirmTotpEnrolment(context, code) };
  }

  @RequireAudience('user')
  @RequireRecentAuth({ checkPassword: checkOwnPassword })
  @Mutation(() => SecondFactors, { description: 'Takes the authenticator app away. Other sessions end' })
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
    description: 'Makes new recovery codes; those from before are worth nothing. Other sessions end',
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
    description: 'What a browser makes a passkey of: PublicKeyCredentialCreationOptions as JSON, for five minutes',
  })
  async passkeyRegistrationOptions(@Ctx() context: Context): Promise<object> {
    return passkeyRegistrationOptions(context);
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => AddPasskeyPayload, { description: 'Keeps a passkey that a device has made. Other sessions end' })
  async addPasskey(
    @Arg('input', { description: 'Its name and what the browser answered' }) input: AddPasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AddPasskeyPayload> {
    const { id, recoveryCodes } = await addPasskey(context, input);
    const where = { $and: [{ id }, ownedBy(context.viewer)] };
    // A document may ask for the codes alone.
    const passkey = await context.read.one(Passkey, info, { where, path: ['passkey'] });
    if (!passkey) throw notFound('passkey');
    return { passkey, recoveryCodes };
  }

  @RequireAudience('user')
  @RequireRecentAuth({ checkPassword: checkOwnPassword })
  @Mutation(() => SecondFactors, { description: 'Takes a passkey away. Other sessions end' })
  async removePasskey(
    @Arg('id', () => ID, { description: 'Which passkey' }) id: string,
    @Arg('input', () => OwnPasswordInput, passwordInInput) _input: OwnPasswordInput | null,
    @Ctx() context: Context,
  ): Promise<SecondFactors> {
    await removePasskey(context, id);
    return readOwnFactors(context);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => Boolean, {
    description:
      "Takes every second factor of someone who lost them away, and ends all their sessions; neither one's own nor the founder's",
  })
  async removeSecondFactors(
    @Arg('id', () => ID, { description: 'Which person' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeSecondFactors(context, id);
    return true;
  }

  @FieldResolver(() => Int, { description: 'How many recovery codes are unused' })
  recoveryCodesLeft(@Ctx() { em, viewer }: Context): Promise<number> {
    return em.count(RecoveryCode, { user: viewer?.id ?? null, usedAt: null });
  }

  @FieldResolver(() => [Passkey], { description: 'Newest first' })
  passkeys(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Passkey[]> {
    return read.list(Passkey, info, { where: ownedBy(viewer), orderBy: ['id'], direction: 'desc' });
  }
}

async function readOwnFactors({ read, viewer }: Context): Promise<SecondFactors> {
  return { totp: await read.exists(TotpEnrolment, { user: viewer?.id ?? null, confirmedAt: { $ne: null } }) };
}
