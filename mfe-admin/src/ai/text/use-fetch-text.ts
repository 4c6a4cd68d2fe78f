import { useMutation } from 'kit/apollo';
import { toastFailure } from 'kit/toasts';
import { FetchDocumentDocument } from '#gql/graphql.ts';
import { toastSuccess } from '../result-toasts.ts';

/** Starts to fetch the text of a document from its address. */
export function useFetchText({ id, title }: { id: string; title: string }, onFetching: () => void) {
  const [startFetch, { loading }] = useMutation(FetchDocumentDocument);
  const fetchText = async () => {
    try {
      await startFetch({ variables: { id } });
      toastSuccess('Fetching Text', `The text of “${title}” is being fetched.`);
      onFetching();
    } catch (error) {
      toastFailure(error, 'Error', "Couldn't fetch the text.");
    }
  };
  return { fetchText, loading };
}
