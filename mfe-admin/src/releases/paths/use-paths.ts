import { useOptimisticMutation, useQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import {
  ApprovePortalPathDocument,
  DeclinePortalPathDocument,
  type PathRow_PathFragment,
  PortalPathsDocument,
  RetirePortalPathDocument,
} from '#gql/graphql.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type Path = PathRow_PathFragment;

/** The route table, updated live by requests and decisions. */
export function usePaths() {
  const { data, error, refresh } = useQuery(PortalPathsDocument, { fetchPolicy: 'cache-and-network' });
  const [approve] = useOptimisticMutation(ApprovePortalPathDocument, { failed: "Couldn't approve the portal" });
  const [decline] = useOptimisticMutation(DeclinePortalPathDocument, { failed: "Couldn't decline the portal" });
  const [retire] = useOptimisticMutation(RetirePortalPathDocument, { failed: "Couldn't retire the portal" });
  useRefetchOnRelease(refresh);

  const decide = async (done: Promise<unknown>, title: string, description: string): Promise<boolean> => {
    const isDone = Boolean(await done);
    refresh();
    if (isDone) toast({ title, description, intent: 'success' });
    return isDone;
  };
  return {
    paths: data?.portalPaths,
    error: data ? undefined : error,
    refresh,
    approve: ({ id, path, title, status }: Path) =>
      decide(
        approve({ variables: { id } }),
        `${title} ${status === 'retired' ? 'restored' : 'approved'}`,
        `${path} opens with the next page that people load.`,
      ),
    decline: ({ id, path, title }: Path) =>
      decide(decline({ variables: { id } }), `${title} declined`, `Nothing changes at ${path}.`),
    retire: ({ id, path, title }: Path) =>
      decide(retire({ variables: { id } }), `${title} retired`, `${path} shows Page Not Found.`),
  };
}
