import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from 'rules/people';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { unauthenticated } from '#errors';
import { completeContractorRegistration } from '#invitations/complete-contractor-registration';
import { ownedBy } from '#invitations/contractor-profile.access';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { matchCode, matchToken, findRedeemable } from '#invitations/find-redeemable';
import { ValidateInvitationCodeInput, ValidateInvitationInput } from '#invitations/invitation.inputs';
import { recordRefusal } from '#invitations/record-refusal';
import { register } from '#invitations/register';
import { CompleteContractorRegistrationInput, RegisterInput } from '#invitations/registration.inputs';
import { RoleEnum, User } from '#people/user.entity';
import { EmailAddressScalar } from '#scalars';

const accountDescription = 'Whether an account has this email: its owner signs in instead of registering';

@ObjectType({ description: 'What a login code grants', simpleResolvers: true })
class InvitedByCode {
  @Field({ description: "The contractor role if there is one, else the role: shown in the invitation's dialog" })
  role!: string;

  @Field(() => String, { nullable: true, description: 'For a contractor: their contractor role' })
  contractorRole!: string | null;

  @Field(() => EmailAddressScalar, { description: "The recipient's email" })
  email!: string;

  @Field({ description: accountDescription })
  hasAccount!: boolean;
}

@ObjectType({ description: 'What a join link grants', simpleResolvers: true })
class InvitedByToken {
  @Field(() => EmailAddressScalar, { description: "The recipient's email" })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role of the new account' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'For a contractor: their contractor role' })
  contractorRole!: string | null;

  @Field({ description: accountDescription })
  hasAccount!: boolean;
}

@ObjectType({ description: 'The registered user, who is now signed in', simpleResolvers: true })
class RegisterPayload {
  @Field(() => User, { description: 'The new account' })
  user!: User;
}

@Resolver()
export class RegistrationResolver {
  @RequireAudience('anyone')
  @Mutation(() => InvitedByCode, {
    description: 'Checks a login code and returns what it grants, without redeeming it',
  })
  async validateInvitationCode(
    @Arg('input', { description: 'The code and the email' }) { code, email }: ValidateInvitationCodeInput,
    @Ctx() context: Context,
  ): Promise<InvitedByCode> {
    const { em, limits, address } = context;
    const { role, contractorRole } = await limits.attempt('validateInvitationCode', { email, address }, () =>
      recordRefusal(context, { account: { email }, details: 'Wrong login code' }, () =>
        findRedeemable(em, matchCode(code, email)),
      ),
    );
    return { role: contractorRole ?? role, contractorRole, email, hasAccount: await hasAccount(em, email) };
  }

  @RequireAudience('anyone')
  @Mutation(() => InvitedByToken, {
    description: 'Checks a join link and returns what it grants, without redeeming it',
  })
  async validateInvitation(
    @Arg('input', { description: 'The token' }) { token }: ValidateInvitationInput,
    @Ctx() context: Context,
  ): Promise<InvitedByToken> {
    const { em, limits, address } = context;
    await limits.count('validateInvitation', { address });
    const { email, role, contractorRole } = await recordRefusal(
      context,
      { details: 'The join link was used, has expired or is unknown' },
      () => findRedeemable(em, matchToken(token)),
    );
    return { email, role, contractorRole, hasAccount: await hasAccount(em, email) };
  }

  @RequireAudience('anyone')
  @Mutation(() => RegisterPayload, { description: 'Creates an account from an invitation, once, and signs in' })
  async register(
    @Arg('input', { description: 'The join form' }) input: RegisterInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RegisterPayload> {
    const id = await register(context, input);
    return { user: await getAccount(context, info, id, ['user']) };
  }

  @RequireAudience('user')
  @Mutation(() => User, { description: 'Turns an invited client into a contractor. Ends their other sessions' })
  async completeContractorRegistration(
    @Arg('input', { description: 'The profile and the login code' }) input: CompleteContractorRegistrationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return getAccount(context, info, await completeContractorRegistration(context, input));
  }

  @RequireAudience('contractor')
  @ReturnsRead(ContractorProfile)
  @Query(() => ContractorProfile, { nullable: true, description: "The viewer's own profile, or null without one" })
  async contractorProfile(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(ContractorProfile, info, { where: ownedBy(viewer) });
  }
}

const hasAccount = async (em: EntityManager, email: string) => (await em.count(User, { email })) > 0;

async function getAccount({ read }: Context, info: GraphQLResolveInfo, id: string, path: string[] = []): Promise<User> {
  const user = await read.one(User, info, { where: { id }, path });
  if (!user) throw unauthenticated();
  return user;
}
