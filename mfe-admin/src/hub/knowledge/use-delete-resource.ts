import { takeFromLists, useApolloClient, useMutation } from 'kit/apollo';
import { DeleteResourceDocument, type ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import type { Doomed } from '../../ai/delete-dialog.tsx';
import { tellDone } from '../../ai/tell.ts';
import { tellFailure } from '../../failure.ts';

/** What the question before deleting needs: the resource's name, and how it goes. */
export function useDeleteResource(onDeleted: () => void): (resource: ResourceRow_ResourceFragment) => Doomed {
  const { cache } = useApolloClient();
  const [remove] = useMutation(DeleteResourceDocument);
  return ({ id, title }) => ({
    kind: 'resource',
    name: title,
    remove: async () => {
      try {
        await remove({ variables: { id } });
      } catch (error) {
        tellFailure(error, 'Failed to delete the resource.');
        return false;
      }
      takeFromLists(cache, 'knowledgeResources', id);
      tellDone('Resource Deleted!', `${title} is in no hub any more.`);
      onDeleted();
      return true;
    },
  });
}
