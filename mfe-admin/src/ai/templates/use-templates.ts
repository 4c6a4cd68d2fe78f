import { useMutation, useQuery } from 'kit/apollo';
import { DeleteTemplateDocument, PromptTemplatesDocument, type TemplateCard_TemplateFragment } from '#gql/graphql.ts';
import type { DeleteTarget } from '../delete-dialog.tsx';
import { toastSuccess, toastError, toastOutdatedList } from '../result-toasts.ts';

/** All prompt templates; mutations refetch them. */
export function useTemplates() {
  const { data, previousData, error, refetch } = useQuery(PromptTemplatesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useMutation(DeleteTemplateDocument);
  // Keep the current data if a refetch fails.
  const list = (data ?? previousData)?.promptTemplates;
  const refresh = () => void refetch().then(undefined, toastOutdatedList);

  const toDeleteTarget = ({ id, name }: TemplateCard_TemplateFragment): DeleteTarget => ({
    kind: 'prompt template',
    name,
    remove: async () => {
      try {
        await remove({ variables: { id } });
      } catch {
        toastError('Failed to delete prompt template.');
        return false;
      }
      toastSuccess('Template Deleted', 'Prompt template has been deleted successfully.');
      refresh();
      return true;
    },
  });
  const retry = () => void refetch().then(undefined, () => undefined);
  return { list, error, refresh, retry, doom: toDeleteTarget };
}
