import { useOptimisticMutation } from 'kit/apollo';
import { PublishResourceDocument, type ResourceRow_ResourceFragment } from '#gql/graphql.ts';

/** Publishes or unpublishes a resource with an optimistic update, rolled back if the server rejects it. */
export function useTogglePublished(onDone: () => void): (resource: ResourceRow_ResourceFragment) => void {
  const [publish] = useOptimisticMutation(PublishResourceDocument, { failed: 'Error' });
  const togglePublished = async (resource: ResourceRow_ResourceFragment) => {
    const isPublished = !resource.isPublished;
    const done = await publish({
      variables: { id: resource.id, isPublished },
      optimisticResponse: { updateKnowledgeResource: { ...resource, isPublished } },
    });
    if (done) onDone();
  };
  return (resource) => void togglePublished(resource);
}
