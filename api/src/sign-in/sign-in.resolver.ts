import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { SignInInput } from '#sign-in/sign-in.inputs';
import { signOut } from '#sessions/end-sessions';
import { signIn, signInAsFounder } from '#sign-in/sign-in';
import { toSignInPayload, SignInPayload } from '#sessions/sign-in-payload';

@Resolver()
export class SignInResolver {
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
}
