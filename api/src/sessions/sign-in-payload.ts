import type { GraphQLResolveInfo } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { type SecondFactor, secondFactors } from 'rules/second-factor';
import type { Context } from '#context';
import { graphqlEnum } from '#db/graphql-enum';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';

const SecondFactorEnum = graphqlEnum('SecondFactor', secondFactors, 'A proof at sign-in besides the password', {
  passkey: 'A passkey',
  recovery_code: 'A recovery code',
  totp: 'A code from an authenticator app',
});

@ObjectType({ description: 'The signed-in person, or the second factor that is required first', simpleResolvers: true })
export class SignInPayload {
  @Field(() => User, { nullable: true, description: 'The signed-in person; null while a second factor is required' })
  user!: User | null;

  @Field(() => [SecondFactorEnum], {
    description: 'One of these completes the sign-in, within five minutes; empty when someone is signed in',
  })
  secondFactor!: SecondFactor[];
}

/** The result of a sign-in: someone is signed in, or a second factor is required. */
export interface SignInResult {
  userId: string | null;
  secondFactor: SecondFactor[];
}

export async function toSignInPayload(
  { read }: Context,
  info: GraphQLResolveInfo,
  { userId, secondFactor }: SignInResult,
): Promise<SignInPayload> {
  if (userId === null) return { user: null, secondFactor };
  const user = await read.one(User, info, { where: { id: userId }, path: ['user'] });
  if (!user) throw unauthenticated();
  return { user, secondFactor };
}
