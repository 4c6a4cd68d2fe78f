import { useEffect, useRef } from 'react';
import { useCoalescedRefetch, useConnection, useSubscription } from 'kit/apollo';
import { SalesLeadChangedDocument, SalesPipelineChangedDocument } from '#gql/graphql.ts';

/** Asks again when a lead or a project changes, by whomever, and when the connection is back: what happened meanwhile was not heard. */
export function useLiveSales(refresh: () => Promise<unknown>): void {
  const ask = useCoalescedRefetch(refresh);
  useSubscription(SalesLeadChangedDocument, { ignoreResults: true, onData: ask });
  useSubscription(SalesPipelineChangedDocument, { ignoreResults: true, onData: ask });

  const { reconnectCount } = useConnection();
  const known = useRef(reconnectCount);
  useEffect(() => {
    if (known.current !== reconnectCount) ask();
    known.current = reconnectCount;
  });
}
