import { useEffect, useRef } from 'react';
import { useConnection, useSubscription } from 'kit/apollo';
import { SalesLeadChangedDocument, SalesPipelineChangedDocument } from '#gql/graphql.ts';

/**
 * Asks again when a lead or a project changes, by whomever. What happens while an answer is under way may be missing in it:
 * so it is asked once more behind it, and a burst of changes costs two questions, not one each.
 */
export function useLiveSales(refresh: () => Promise<unknown>): void {
  const asking = useRef<'no' | 'once' | 'again'>('no');
  const ask = async () => {
    do {
      asking.current = 'once';
      // A fault shows in the panel that asked first; there is nothing more to say about it here.
      await refresh().then(undefined, () => undefined);
    } while (isAgain(asking.current));
    asking.current = 'no';
  };
  const heard = () => {
    if (asking.current === 'no') void ask();
    else asking.current = 'again';
  };
  useSubscription(SalesLeadChangedDocument, { ignoreResults: true, onData: heard });
  useSubscription(SalesPipelineChangedDocument, { ignoreResults: true, onData: heard });

  const { returns } = useConnection();
  const known = useRef(returns);
  useEffect(() => {
    // What happened while the connection was away was not heard.
    if (known.current !== returns) heard();
    known.current = returns;
  });
}

const isAgain = (state: 'no' | 'once' | 'again') => state === 'again';
