import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { approveRelease, declineRelease } from '#releases/review/decide-request';
import { previewRelease, ReleasePreview } from '#releases/review/preview-release';
import { maxReviews, ReleaseReview, findReleaseReviews } from '#releases/review/release-reviews';
import { ApproveReleaseInput, DeclineReleaseInput, PreviewReleaseInput } from '#releases/review/reviews.inputs';
import { RemoteState, getRemoteState } from '#releases/remote-state';

@Resolver()
export class ReviewsResolver {
  @RequireAudience('admin')
  @MaxRows(maxReviews)
  @Query(() => [ReleaseReview], {
    description:
      'Versions with what they change: awaiting approval of themselves or their paths, canaries, staged, published within a day',
  })
  async releaseReviews(@Ctx() context: Context): Promise<ReleaseReview[]> {
    return findReleaseReviews(context);
  }

  @RequireAudience('releaser')
  @Query(() => ReleasePreview, {
    description:
      'What a build would change for everyone and what its release requires, before anything of it is uploaded',
  })
  async previewRelease(
    @Arg('input', { description: 'The build' }) { manifest }: PreviewReleaseInput,
    @Ctx() context: Context,
  ): Promise<ReleasePreview> {
    return previewRelease(context, manifest);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => RemoteState, { description: "Publishes a version that is waiting for a second person's approval" })
  async approveRelease(
    @Arg('input', { description: 'The version' }) input: ApproveReleaseInput,
    @Ctx() context: Context,
  ): Promise<RemoteState> {
    return getRemoteState(context, await approveRelease(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => RemoteState, { description: 'Declines a version that is waiting for approval: it is not published' })
  async declineRelease(
    @Arg('input', { description: 'The version, and the reason' }) input: DeclineReleaseInput,
    @Ctx() context: Context,
  ): Promise<RemoteState> {
    return getRemoteState(context, await declineRelease(context, input));
  }
}
