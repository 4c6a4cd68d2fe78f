import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { type RemoteRow_RemoteFragment, RollBackRemoteDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { usePolledQuery } from '../../dashboard/live/use-polled-query.ts';
import { usePortalName } from '../portal-names.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type Remote = RemoteRow_RemoteFragment;

/** Where each portal stands. Its releases are told; faults are no event, so they are looked for while one looks. */
export function useServedRemotes() {
  const getPortalName = usePortalName();
  const client = useApolloClient();
  const { data, ...rest } = usePolledQuery(ServedRemotesDocument);
  const [send] = useOptimisticMutation(RollBackRemoteDocument, { failed: 'The portal was not rolled back' });
  const refresh = () => client.query({ query: ServedRemotesDocument, fetchPolicy: 'network-only' });
  useRefetchOnRelease(refresh);

  /** Takes the canary back, or goes back to the version before. False where it was refused: the pointer has moved meanwhile. */
  const rollBack = async ({ remote, revision, canary }: Remote): Promise<boolean> => {
    const done = await send({ variables: { input: { remote, revision } } });
    await refresh().then(undefined, () => undefined);
    if (!done) return false;
    const { current } = done.rollBackRemote;
    const title = canary ? 'Canary taken back' : `${getPortalName(remote)} rolled back`;
    toast({ title, description: `Everyone gets version ${current?.version ?? ''}.`, intent: 'success' });
    return true;
  };
  return { remotes: data?.remotes, rollBack, ...rest };
}
