import { useApolloClient, useMutation } from 'kit/apollo';
import { toast, toastFailure } from 'kit/toasts';
import {
  type AnswerTemplate_TemplateFragment,
  AnswerTemplatesDocument,
  DeleteAnswerTemplateDocument,
} from '#gql/graphql.ts';

/** Deletes a template. Resolves to false if it failed, after a toast. */
export function useDeleteTemplate(): (template: AnswerTemplate_TemplateFragment) => Promise<boolean> {
  const client = useApolloClient();
  const [remove] = useMutation(DeleteAnswerTemplateDocument);
  return async ({ id, updatedAt }) => {
    try {
      await remove({ variables: { id, ifUpdatedAt: updatedAt } });
      toast({ title: 'Template deleted', intent: 'success' });
      return true;
    } catch (error) {
      toastFailure(error, "Couldn't delete the template");
      return false;
    } finally {
      await client.refetchQueries({ include: [AnswerTemplatesDocument] }).then(undefined, () => undefined);
    }
  };
}
