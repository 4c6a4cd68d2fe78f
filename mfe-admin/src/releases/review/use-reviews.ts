import { useOptimisticMutation, useQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import {
  ApproveReleaseDocument,
  DeclineReleaseDocument,
  ReleaseReviewsDocument,
  type ReviewRow_ReviewFragment,
} from '#gql/graphql.ts';
import { usePortalName } from '../portal-names.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type Review = ReviewRow_ReviewFragment;

/** The versions to review, refetched after each release and decision. */
export function useReviews() {
  const getPortalName = usePortalName();
  const { data, error, refresh } = useQuery(ReleaseReviewsDocument, { fetchPolicy: 'cache-and-network' });
  const [approveRelease] = useOptimisticMutation(ApproveReleaseDocument, { failed: "Couldn't approve the version" });
  const [declineRelease] = useOptimisticMutation(DeclineReleaseDocument, { failed: "Couldn't decline the version" });
  useRefetchOnRelease(refresh);

  /** Returns false if rejected: the reason has been shown, and the data is current again. */
  const approve = async ({ request, revision, release }: Review): Promise<boolean> => {
    if (!request) return false;
    const done = await approveRelease({ variables: { input: { id: request.id, revision } } });
    refresh();
    if (done)
      toastDecision(
        release,
        'approved',
        request.canaryAudiences.length > 0 ? "It's now a canary." : "It's now live for everyone.",
      );
    return Boolean(done);
  };
  const decline = async ({ request, release }: Review, reason: string): Promise<boolean> => {
    if (!request) return false;
    const done = await declineRelease({ variables: { input: { id: request.id, reason } } });
    refresh();
    if (done) toastDecision(release, 'declined', "It won't be published.");
    return Boolean(done);
  };
  const toastDecision = ({ remote, version }: Review['release'], what: string, description: string) =>
    toast({ title: `${getPortalName(remote)} ${version} ${what}`, description, intent: 'success' });
  return { reviews: data?.releaseReviews, error: data ? undefined : error, refresh, approve, decline };
}
