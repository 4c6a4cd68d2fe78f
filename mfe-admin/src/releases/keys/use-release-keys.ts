import { useApolloClient, useOptimisticMutation, useQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import {
  type KeyRow_KeyFragment,
  ReleaseKeysDocument,
  RemoteOverridesDocument,
  RevokeReleaseKeyDocument,
} from '#gql/graphql.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type ReleaseKey = KeyRow_KeyFragment;

/** The release keys. A release event means that one of them was used. */
export function useReleaseKeys() {
  const client = useApolloClient();
  const { data, error, refresh } = useQuery(ReleaseKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [send] = useOptimisticMutation(RevokeReleaseKeyDocument, { failed: "Couldn't revoke the key" });
  useRefetchOnRelease(refresh);
  return {
    keys: data?.releaseKeys,
    error: data ? undefined : error,
    refresh,
    revoke: async ({ id, name }: ReleaseKey): Promise<boolean> => {
      const done = await send({ variables: { id }, onRefused: refresh });
      if (!done) return false;
      // Revoking a key ends its overrides.
      void client.refetchQueries({ include: [RemoteOverridesDocument] });
      toast({ title: 'Key revoked', description: `The key for ${name} no longer works.`, intent: 'success' });
      return true;
    },
  };
}
