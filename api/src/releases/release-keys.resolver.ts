import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { createReleaseKey } from '#releases/create-release-key';
import { ReleaseKey } from '#releases/release-key.entity';
import { CreateReleaseKeyInput } from '#releases/releases.inputs';
import { revokeReleaseKey } from '#releases/revoke-release-key';

@ObjectType({ description: 'A release key that was just made', simpleResolvers: true })
class CreatedReleaseKey {
  @Field(() => ID, { description: 'Which one it is among them' })
  id!: string;

  @Field({ description: 'The key, shown this once: the server keeps only its hash' })
  key!: string;

  @Field({ description: 'When it expires' })
  expiresAt!: Date;
}

@Resolver()
export class ReleaseKeysResolver {
  @For('admin')
  @ReturnsRead(ReleaseKey)
  @Query(() => [ReleaseKey], { description: 'What teams publish their remotes with, newest first, at most 500' })
  async releaseKeys(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo): Promise<ReleaseKey[]> {
    return read.list(ReleaseKey, info, { where: {}, orderBy: ['id'], direction: 'desc' });
  }

  @For('admin')
  @RequireRecentAuth()
  @Mutation(() => CreatedReleaseKey, { description: 'Makes a key for a team, and answers it once' })
  async createReleaseKey(
    @Arg('input', { description: 'Whose it is, and for what' }) input: CreateReleaseKeyInput,
    @Ctx() context: Context,
  ): Promise<CreatedReleaseKey> {
    return createReleaseKey(context, input);
  }

  @For('admin')
  @RequireRecentAuth()
  @Mutation(() => ReleaseKey, {
    description:
      'Revokes a key, and ends the overrides, canaries and staged versions that it opened. What everybody gets stays',
  })
  async revokeReleaseKey(
    @Arg('id', () => ID, { description: 'Which key' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReleaseKey> {
    await revokeReleaseKey(context, id);
    const key = await context.read.one(ReleaseKey, info, { where: { id } });
    if (!key) throw notFound('release key');
    return key;
  }
}
