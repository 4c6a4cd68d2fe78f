import { useEffect, useRef } from 'react';
import { useConnection, useSubscription } from 'kit/apollo';
import { SalesLeadChangedDocument, SalesPipelineChangedDocument } from '#gql/graphql.ts';
import { useBurst } from '../leads/use-burst.ts';

/** Asks again when a lead or a project changes, by whomever, and when the connection is back: what happened meanwhile was not heard. */
export function useLiveSales(refresh: () => Promise<unknown>): void {
  // A fault shows in the panel that asked first; there is nothing more to say about it here.
  const ask = useBurst(() => refresh().then(undefined, () => undefined));
  useSubscription(SalesLeadChangedDocument, { ignoreResults: true, onData: ask });
  useSubscription(SalesPipelineChangedDocument, { ignoreResults: true, onData: ask });

  const { returns } = useConnection();
  const known = useRef(returns);
  useEffect(() => {
    if (known.current !== returns) ask();
    known.current = returns;
  });
}
