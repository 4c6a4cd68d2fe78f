import { useOptimisticMutation, useQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { EndOverrideDocument, type OverrideRow_OverrideFragment, RemoteOverridesDocument } from '#gql/graphql.ts';
import { usePortalName } from '../portal-names.ts';

export type Override = OverrideRow_OverrideFragment;

/** The open overrides. */
export function useOverrides() {
  const getPortalName = usePortalName();
  const { data, error, refresh } = useQuery(RemoteOverridesDocument, { fetchPolicy: 'cache-and-network' });
  const [send] = useOptimisticMutation(EndOverrideDocument, { failed: "Couldn't end the override" });
  return {
    overrides: data?.remoteOverrides,
    error: data ? undefined : error,
    refresh,
    end: async ({ id, remote }: Override): Promise<boolean> => {
      const done = await send({ variables: { id } });
      refresh();
      if (done)
        toast({
          title: 'Override ended',
          description: `Pages load the published ${getPortalName(remote)} again.`,
          intent: 'success',
        });
      return Boolean(done);
    },
  };
}
