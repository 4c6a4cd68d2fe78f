import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { type RemoteRow_RemoteFragment, RollBackRemoteDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { usePolledQuery } from '../../dashboard/live/use-polled-query.ts';
import { usePortalName } from '../portal-names.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type Remote = RemoteRow_RemoteFragment;

/**
 * The state of each portal. Releases arrive as events; faults have none, so they are polled while the page is visible.
 */
export function useServedRemotes() {
  const getPortalName = usePortalName();
  const client = useApolloClient();
  const { data, ...rest } = usePolledQuery(ServedRemotesDocument);
  const [send] = useOptimisticMutation(RollBackRemoteDocument, { failed: "Couldn't roll back the portal" });
  const refresh = () => client.query({ query: ServedRemotesDocument, fetchPolicy: 'network-only' });
  useRefetchOnRelease(refresh);

  /**
   * Withdraws the canary, or rolls back to the previous version. Returns false if rejected because the pointer has
   * moved.
   */
  const rollBack = async ({ remote, revision, canary }: Remote): Promise<boolean> => {
    const done = await send({ variables: { input: { remote, revision } } });
    await refresh().then(undefined, () => undefined);
    if (!done) return false;
    const { current } = done.rollBackRemote;
    const title = canary ? 'Canary withdrawn' : `${getPortalName(remote)} rolled back`;
    toast({ title, description: `Everyone gets version ${current?.version ?? ''}.`, intent: 'success' });
    return true;
  };
  return { remotes: data?.remotes, rollBack, ...rest };
}
