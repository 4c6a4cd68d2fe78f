import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { createReleaseKey } from '#releases/create-release-key';
import { ReleaseKey } from '#releases/release-key.entity';
import { CreateReleaseKeyInput } from '#releases/releases.inputs';
import { registerSigningKey } from '#releases/register-signing-key';
import { RegisterSigningKeyInput } from '#releases/review/reviews.inputs';
import { revokeReleaseKey } from '#releases/revoke-release-key';

@ObjectType({ description: 'A release key that was just created', simpleResolvers: true })
class CreatedReleaseKey {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The plain key, shown only once: the server stores its hash' })
  key!: string;

  @Field({ description: 'When it expires' })
  expiresAt!: Date;
}

@Resolver()
export class ReleaseKeysResolver {
  @RequireAudience('admin')
  @ReturnsRead(ReleaseKey)
  @Query(() => [ReleaseKey], { description: 'The release keys, newest first, at most 500' })
  async releaseKeys(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo): Promise<ReleaseKey[]> {
    return read.list(ReleaseKey, info, { where: {}, orderBy: ['id'], direction: 'desc' });
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => CreatedReleaseKey, {
    description: 'Creates a release key for a team. The response is the only one that contains it',
  })
  async createReleaseKey(
    @Arg('input', { description: 'The holder, and what it may publish' }) input: CreateReleaseKeyInput,
    @Ctx() context: Context,
  ): Promise<CreatedReleaseKey> {
    return createReleaseKey(context, input);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => ReleaseKey, {
    description: "Registers a team's public key: from now on its release key publishes only versions signed for it",
  })
  async registerSigningKey(
    @Arg('id', () => ID, { description: 'The release key' }) id: string,
    @Arg('input', { description: 'The public key' }) input: RegisterSigningKeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReleaseKey> {
    await registerSigningKey(context, id, input);
    return readKey(context, info, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => ReleaseKey, {
    description: 'Revokes a key, and ends its overrides, canaries and staged versions. What everyone gets stays',
  })
  async revokeReleaseKey(
    @Arg('id', () => ID, { description: "The key's id" }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReleaseKey> {
    await revokeReleaseKey(context, id);
    return readKey(context, info, id);
  }
}

async function readKey({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<ReleaseKey> {
  const key = await read.one(ReleaseKey, info, { where: { id } });
  if (!key) throw notFound('release key');
  return key;
}
