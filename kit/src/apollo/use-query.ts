import type { DocumentNode } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useState } from 'react';

/**
 * Apollo's useQuery, made safe in transitions, which every navigation is. Apollo's own hook changes its query's variables
 * while rendering. An answer that arrives before the transition commits renders the page with the old variables, the
 * transition restarts with the new ones, and so on without end. Apollo keeps one query per document object in state, which
 * an unfinished transition doesn't touch, so each set of variables gets its own document.
 */
export const useQuery = ((document: DocumentNode, options?: Options) => {
  const key = JSON.stringify([options?.variables, options?.skip]);
  const [last, setLast] = useState({ document, key, copy: document });
  let { copy } = last;
  if (last.document !== document || last.key !== key) {
    copy = { ...document };
    setLast({ document, key, copy });
  }
  const result = useApolloQuery(copy, options as object);
  // Apollo forgets it when the variables change again before the first answer.
  const [shown, setShown] = useState(result.data);
  if (result.data !== undefined && result.data !== shown) setShown(result.data);
  return { ...result, previousData: result.previousData ?? shown };
}) as typeof useApolloQuery;

interface Options {
  variables?: object;
  skip?: boolean;
}
