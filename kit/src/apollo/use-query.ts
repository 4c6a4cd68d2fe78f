import type { DocumentNode } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useState } from 'react';

/**
 * Apollo's, safe in a transition, as every navigation is one. Apollo's own changes the variables of its query while it renders.
 * An answer that comes before the transition is committed renders the page for the old address, which asks with the old variables;
 * the transition starts over and asks with the new ones, and so on without end. Apollo keeps a query in state, where an
 * unfinished transition doesn't touch it, for each document object: so each set of variables gets its own.
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
