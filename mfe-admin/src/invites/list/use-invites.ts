import { usePaginatedQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { RecentInvitesDocument } from '#gql/graphql.ts';

export type Invites = ReturnType<typeof useInvites>;

/** The list of invites, paginated and refetched after each mutation. */
export function useInvites() {
  const pages = usePaginatedQuery(RecentInvitesDocument, { selectConnection: ({ invitations }) => invitations });
  const refresh = async () => {
    if (await pages.refresh()) return;
    const description = "Couldn't refresh the invites. Reload the page to see the change.";
    toast({ title: 'Error', description, intent: 'destructive' });
  };
  return { ...pages, refresh };
}
