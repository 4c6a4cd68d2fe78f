import type { GraphQLResolveInfo } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { type SecondFactor, secondFactors } from 'rules/second-factor';
import type { Context } from '#context';
import { graphqlEnum } from '#db/graphql-enum';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';

const SecondFactorEnum = graphqlEnum(
  'SecondFactor',
  secondFactors,
  'What a person may prove at a sign-in besides the password',
);

@ObjectType({ description: 'Who is signed in now, or what is asked for before', simpleResolvers: true })
export class SignInPayload {
  @Field(() => User, { nullable: true, description: 'Whose session it is; null while a second factor is asked for' })
  user!: User | null;

  @Field(() => [SecondFactorEnum], {
    description: 'One of these ends the sign-in, within five minutes; empty where someone is signed in',
  })
  secondFactor!: SecondFactor[];
}

/** How a sign-in went: someone is signed in, or a second factor is asked for. */
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
