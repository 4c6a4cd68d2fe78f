import { useEffect, useRef } from 'react';
import { useCoalescedRefetch, useConnection, useSubscription } from 'kit/apollo';
import { SalesLeadChangedDocument, SalesPipelineChangedDocument } from '#gql/graphql.ts';

/** Refetches when any lead or project changes, and after a reconnect, since events in between were missed. */
export function useLiveSales(refresh: () => Promise<unknown>): void {
  const refetch = useCoalescedRefetch(refresh);
  useSubscription(SalesLeadChangedDocument, { ignoreResults: true, onData: refetch });
  useSubscription(SalesPipelineChangedDocument, { ignoreResults: true, onData: refetch });

  const { reconnectCount } = useConnection();
  const lastReconnectCount = useRef(reconnectCount);
  useEffect(() => {
    if (lastReconnectCount.current !== reconnectCount) refetch();
    lastReconnectCount.current = reconnectCount;
  });
}
