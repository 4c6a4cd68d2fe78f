import { useEffect, useRef } from 'react';
import { useCoalescedRefetch, useConnection, useSubscription } from 'kit/apollo';
import { SalesLeadChangedDocument, SalesPipelineChangedDocument } from '#gql/graphql.ts';

/** Refetches when any lead or project changes, and after a reconnect, since events in between were missed. */
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
