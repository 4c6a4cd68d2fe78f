import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';

type Options<Data, Variables extends OperationVariables> = useApolloQuery.Options<NoInfer<Data>, NoInfer<Variables>>;

type ApolloResult<Data, Variables extends OperationVariables> = useApolloQuery.Result<
  Data,
  Variables,
  'empty' | 'complete' | 'streaming'
>;

type QueryResult<Data, Variables extends OperationVariables> = Omit<ApolloResult<Data, Variables>, 'refetch'> & {
  /** Asks again: after an event, or after an error. Returns whether it succeeded; if not, `error` says why. */
  refresh: () => Promise<boolean>;
};

/**
 * Apollo's useQuery, made safe in transitions, which every navigation is. Apollo's own hook changes its query's variables
 * while rendering. An answer that arrives before the transition commits renders the page with the old variables, the
 * transition restarts with the new ones, and so on without end. Apollo keeps one query per document object in state, which
 * an unfinished transition doesn't touch, so each set of variables gets its own document.
 */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  ...[options]: Record<string, never> extends Variables
    ? [options?: Options<Data, Variables>]
    : [options: Options<Data, Variables>]
): QueryResult<Data, Variables> {
  const key = JSON.stringify([options?.variables, options?.skip]);
  const [last, setLast] = useState<{ document: DocumentNode; key: string; copy: DocumentNode }>({
    document,
    key,
    copy: document,
  });
  let { copy } = last;
  if (last.document !== document || last.key !== key) {
    copy = { ...document };
    setLast({ document, key, copy });
  }
  const { refetch, ...result } = useApolloQuery<Data, OperationVariables>(copy, options as object) as ApolloResult<
    Data,
    Variables
  >;
  // Apollo forgets it when the variables change again before the first answer.
  const [shown, setShown] = useState(result.data);
  if (result.data !== undefined && result.data !== shown) setShown(result.data);
  const refresh = useCallback(
    () =>
      refetch().then(
        () => true,
        () => false,
      ),
    [refetch],
  );
  return { ...result, previousData: result.previousData ?? shown, refresh };
}
