import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { type Audience, getAudiences } from 'rules/audiences';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { unauthenticated } from '#errors';
import { isFounder } from '#people/is-founder';
import { SignInInput } from '#sign-in/sign-in.inputs';
import { signOut } from '#sessions/end-sessions';
import { signIn, signInAsFounder } from '#sign-in/sign-in';
import { toSignInPayload, SignInPayload } from '#sessions/sign-in-payload';
import { AudienceEnum, User } from '#people/user.entity';

@Resolver(() => User)
export class SignInResolver {
  @RequireAudience('user')
  @Query(() => User, { description: 'The signed-in person' })
  async me(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<User> {
    const user = viewer && (await read.one(User, info, { where: { id: viewer.id } }));
    if (!user) throw unauthenticated();
    return user;
  }

  @RequireAudience('anyone')
  @Mutation(() => SignInPayload, {
    description: 'Signs in with email and password. If the account has a second factor, the response requires it first',
  })
  async signIn(
    @Arg('input', { description: 'Email and password' }) input: SignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    return toSignInPayload(context, info, await signIn(context, input));
  }

  @RequireAudience('anyone')
  @Mutation(() => SignInPayload, {
    description: 'Signs in the founder; any other email is refused',
  })
  async signInAsFounder(
    @Arg('input', { description: 'Email and password' }) input: SignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SignInPayload> {
    return toSignInPayload(context, info, await signInAsFounder(context, input));
  }

  @RequireAudience('anyone')
  @Mutation(() => Boolean, { description: 'Ends the current session, if any' })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await signOut(context);
    return true;
  }

  @DependsOn('role', 'contractorRole', 'email')
  @FieldResolver(() => [AudienceEnum], {
    description: 'The groups that this person belongs to: screens and operations are open to audiences',
  })
  audiences(@Row() { role, contractorRole, email }: User, @Ctx() context: Context): Audience[] {
    return getAudiences({ role, contractorRole, isFounder: isFounder(context, email) });
  }
}
