import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { type InvitationStatus, invitationStatuses } from 'rules/invitations';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { graphqlEnum } from '#db/graphql-enum';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { notFound } from '#errors';
import { createInvitation } from '#invitations/create-invitation';
import { getStatus, visibleTo } from '#invitations/invitation.access';
import { Invitation } from '#invitations/invitation.entity';
import { CreateInvitationInput } from '#invitations/invitation.inputs';
import type { InvitationSecrets } from '#invitations/invitation-secrets';
import { getJoinUrl } from '#invitations/join-url';
import { resendInvitation } from '#invitations/resend-invitation';
import { revokeInvitation } from '#invitations/revoke-invitation';

const InvitationConnection = getConnection(Invitation, 'Invitation', { isCounted: true });
const InvitationStatusEnum = graphqlEnum('InvitationStatus', invitationStatuses, 'The status of an invitation', {
  expired: 'Its 72 hours are over',
  pending: 'It can be redeemed',
  revoked: 'An administrator took it back',
  used: 'Someone has redeemed it',
});

@Resolver(() => Invitation)
export class InvitationsResolver {
  @RequireAudience('admin')
  @ReturnsRead(Invitation)
  @Query(() => InvitationConnection, { description: 'The invitations, newest first' })
  async invitations(@Args() page: PageArgs, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.page(Invitation, info, { where: visibleTo(viewer), orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('admin')
  @RequireRecentAuth({ except: ({ input }) => (input as CreateInvitationInput).role !== 'admin' })
  @Mutation(() => Invitation, {
    description: 'Invites someone by email. The token and the code are only returned here',
  })
  async createInvitation(
    @Arg('input', { description: 'The new invitation' }) input: CreateInvitationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invitation> {
    const { id, secrets } = await createInvitation(context, input);
    return withSecrets(await getInvitation(context, info, id), secrets, context);
  }

  @RequireAudience('admin')
  // The response contains the link, and anyone with the link gets the offered role, including administrator.
  @RequireRecentAuth()
  @Mutation(() => Invitation, {
    description:
      'Sends an invitation again, with a new token and code for another 72 hours; the previous ones stop working',
  })
  async resendInvitation(
    @Arg('id', () => ID, { description: 'Which invitation' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invitation> {
    const { secrets } = await resendInvitation(context, id);
    return withSecrets(await getInvitation(context, info, id), secrets, context);
  }

  @RequireAudience('admin')
  @Mutation(() => Invitation, { description: 'Revokes an unused invitation' })
  async revokeInvitation(
    @Arg('id', () => ID, { description: 'Which invitation' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invitation> {
    await revokeInvitation(context, id);
    return getInvitation(context, info, id);
  }

  @DependsOn('usedAt')
  @FieldResolver(() => Boolean, { description: 'Whether it has been redeemed' })
  isUsed(@Row() { usedAt }: Invitation): boolean {
    return usedAt !== null;
  }

  @DependsOn('usedAt', 'revokedAt', 'expiresAt')
  @FieldResolver(() => InvitationStatusEnum, { description: 'Current status' })
  status(@Row() invitation: Invitation): InvitationStatus {
    return getStatus(invitation);
  }
}

const withSecrets = (invitation: Invitation, { token, code }: InvitationSecrets, { settings }: Context): Invitation =>
  Object.assign(invitation, { token, code, joinUrl: getJoinUrl(token, settings) });

async function getInvitation({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Invitation> {
  const invitation = await read.one(Invitation, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!invitation) throw notFound('invitation');
  return invitation;
}
