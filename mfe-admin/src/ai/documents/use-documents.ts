import { useMutation, useQuery } from 'kit/apollo';
import { AiDocumentsDocument, DeleteDocumentDocument, type DocumentRow_DocumentFragment } from '#gql/graphql.ts';
import { isChangedMeanwhile, toastNotDeleted } from 'kit/conflict';
import type { DeleteTarget } from '../delete-dialog.tsx';
import { toastSuccess, toastError, toastOutdatedList } from '../result-toasts.ts';
import { useDocumentProgress } from './use-document-progress.ts';

/** The documents that match. Processing updates arrive live; mutations refetch the list. */
export function useDocuments({ search, isUnread }: { search: string; isUnread: boolean }) {
  const { data, previousData, error, loading, refresh } = useQuery(AiDocumentsDocument, {
    variables: { search: search || null, isUnread: isUnread || null },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useMutation(DeleteDocumentDocument);
  // Keep the current data if a refetch fails.
  const list = (data ?? previousData)?.documents.edges.map(({ node }) => node);
  useDocumentProgress({ list, isLoading: loading, refetchList: () => void refresh() });
  const refreshAfterChange = async () => {
    if (!(await refresh())) toastOutdatedList();
  };

  const toDeleteTarget = ({ id, title, updatedAt }: DocumentRow_DocumentFragment): DeleteTarget => ({
    kind: 'document',
    name: title,
    remove: async () => {
      try {
        await remove({ variables: { id, ifUpdatedAt: updatedAt } });
      } catch (error) {
        if (isChangedMeanwhile(error)) {
          toastNotDeleted('document', title);
          void refreshAfterChange();
          return true;
        }
        toastError('Failed to delete AI document.');
        return false;
      }
      toastSuccess('Document Deleted', 'AI document has been deleted successfully.');
      void refreshAfterChange();
      return true;
    },
  });
  return { list, error, refresh, refreshAfterChange, toDeleteTarget };
}
