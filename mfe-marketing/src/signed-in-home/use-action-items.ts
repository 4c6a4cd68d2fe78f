import { useCallback, useEffect } from 'react';
import { useAsyncData } from '../account/use-async-data.ts';
import { useSessionRequest } from '../account/use-session-request.ts';
import { NeedsMeDocument } from './gql/graphql.ts';

/** The signed-in person's action items, refetched when the window gets the focus. */
export function useActionItems() {
  const request = useSessionRequest();
  const actionItems = useAsyncData(useCallback(async () => (await request(NeedsMeDocument)).needsMe, [request]));
  const { refresh } = actionItems;
  useEffect(() => {
    const refetchActionItems = () => void refresh();
    window.addEventListener('focus', refetchActionItems);
    return () => window.removeEventListener('focus', refetchActionItems);
  }, [refresh]);
  return actionItems;
}
