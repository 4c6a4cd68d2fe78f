import { useOptimisticMutation } from 'kit/apollo';
import { PublishResourceDocument, type ResourceRow_ResourceFragment } from '#gql/graphql.ts';

/** Publishes a draft, or takes what is published back. Shows at once, and is taken back where the server refuses. */
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
