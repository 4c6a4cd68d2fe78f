import { Arg, Ctx, Field, FieldResolver, Info, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { type Audience, audiencesOf } from 'rules/audiences';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { Needs } from '#db/wanted';
import { unauthenticated } from '#errors';
import { isFounder } from '#people/is-founder';
import { SignInInput } from '#people/people.inputs';
import { signIn, signInAsFounder } from '#people/sign-in';
import { AudienceEnum, User } from '#people/user.entity';

@ObjectType({ description: 'Who is signed in now', simpleResolvers: true })
class SignInPayload {
  @Field(() => User, { description: 'Whose session it is' })
  user!: User;
}

@Resolver(() => User)
export class PeopleResolver {
  @For('user')
  @Query(() => User, { description: 'The person who asks' })
  async me(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<User> {
    const user = viewer && (await read.one(User, info, { where: { id: viewer.id } }));
    if (!user) throw unauthenticated();
    return user;
  }

  @For('anyone')
  @Mutation(() => SignInPayload, { description: 'Signs in with e-mail and password' })
  async signIn(
    @Arg('input', { description: 'E-mail and password' }) input: SignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    const { id } = await signIn(context, input);
    return signedIn(context, info, id);
  }

  @For('anyone')
  @Mutation(() => SignInPayload, {
    description: "Signs in the founder; any other e-mail than the founder's is refused",
  })
  async signInAsFounder(
    @Arg('input', { description: 'E-mail and password' }) input: SignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    const { id } = await signInAsFounder(context, input);
    return signedIn(context, info, id);
  }

  @For('anyone')
  @Mutation(() => Boolean, { description: 'Ends the session, if there is one' })
  async signOut(@Ctx() { session }: Context): Promise<boolean> {
    await session.end();
    return true;
  }

  @Needs('role', 'contractorRole', 'email')
  @FieldResolver(() => [AudienceEnum], {
    description: 'What this person is part of: screens and operations are open to audiences',
  })
  audiences(@Root() { role, contractorRole, email }: User, @Ctx() context: Context): Audience[] {
    return audiencesOf({ role, contractorRole, isFounder: isFounder(context, email) });
  }
}

async function signedIn({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<SignInPayload> {
  const user = await read.one(User, info, { where: { id }, path: ['user'] });
  if (!user) throw unauthenticated();
  return { user };
}
