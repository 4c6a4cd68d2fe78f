import { removeFromLists, useApolloClient, useMutation } from 'kit/apollo';
import { DeleteResourceDocument, type ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import type { DeleteTarget } from '../../ai/delete-dialog.tsx';
import { toastSuccess } from '../../ai/result-toasts.ts';
import { toastFailure } from '../../toast-failure.ts';

/** State of the delete confirmation: the resource and the outcome. */
export function useDeleteResource(onDeleted: () => void): (resource: ResourceRow_ResourceFragment) => DeleteTarget {
  const { cache } = useApolloClient();
  const [remove] = useMutation(DeleteResourceDocument);
  return ({ id, title }) => ({
    kind: 'resource',
    name: title,
    remove: async () => {
      try {
        await remove({ variables: { id } });
      } catch (error) {
        toastFailure(error, 'Failed to delete the resource.');
        return false;
      }
      removeFromLists(cache, 'knowledgeResources', id);
      toastSuccess('Resource Deleted!', `${title} is no longer in any hub.`);
      onDeleted();
      return true;
    },
  });
}
