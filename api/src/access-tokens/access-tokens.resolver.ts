import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import { ownedBy, visibleTo } from '#access-tokens/access-token.access';
import { AccessToken } from '#access-tokens/access-token.entity';
import { CreateAccessTokenInput } from '#access-tokens/access-tokens.inputs';
import { createAccessToken } from '#access-tokens/create-access-token';
import { revokeAccessToken, revokeUserAccessToken } from '#access-tokens/revoke-access-tokens';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';

@ObjectType({ description: 'An access token that was just created', simpleResolvers: true })
class CreatedAccessToken {
  @Field({ description: 'The plain token, shown only once: the server stores its hash' })
  token!: string;

  @Field(() => AccessToken, { description: 'The token as it is listed' })
  accessToken!: AccessToken;
}

@Resolver()
export class AccessTokensResolver {
  @RequireAudience('user')
  @ReturnsRead(AccessToken)
  @Query(() => [AccessToken], {
    description: "The viewer's access tokens that are not revoked, newest first, at most 500",
  })
  async accessTokens(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<AccessToken[]> {
    return read.list(AccessToken, info, { where: ownedBy(viewer), orderBy: ['id'], direction: 'desc' });
  }

  @RequireAudience('admin')
  @ReturnsRead(AccessToken)
  @Query(() => [AccessToken], {
    description: 'The access tokens of an account that are not revoked, newest first, at most 500',
  })
  async userAccessTokens(
    @Arg('userId', () => ID, { description: 'Id of the account' }) userId: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AccessToken[]> {
    requireId(userId);
    const where = { $and: [{ user: userId }, visibleTo(viewer)] };
    return read.list(AccessToken, info, { where, orderBy: ['id'], direction: 'desc' });
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => CreatedAccessToken, {
    description: 'Creates a personal access token. The response is the only one that contains it',
  })
  async createAccessToken(
    @Arg('input', { description: 'Its name, permissions and lifetime' }) input: CreateAccessTokenInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreatedAccessToken> {
    const { id, token } = await createAccessToken(context, input);
    const accessToken = await context.read.one(AccessToken, info, { where: { id }, path: ['accessToken'] });
    if (!accessToken) throw notFound('access token');
    return { token, accessToken };
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => AccessToken, {
    description: "Revokes one of the viewer's access tokens: it is refused from the next request on",
  })
  async revokeAccessToken(
    @Arg('id', () => ID, { description: 'Id of the access token' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AccessToken> {
    await revokeAccessToken(context, id);
    return readRevoked(context, info, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => AccessToken, {
    description: 'Revokes an access token of anyone but the founder: it is refused from the next request on',
  })
  async revokeUserAccessToken(
    @Arg('id', () => ID, { description: 'Id of the access token' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AccessToken> {
    await revokeUserAccessToken(context, id);
    return readRevoked(context, info, id);
  }
}

async function readRevoked({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<AccessToken> {
  const revoked = await read.one(AccessToken, info, { where: { id } });
  if (!revoked) throw notFound('access token');
  return revoked;
}
