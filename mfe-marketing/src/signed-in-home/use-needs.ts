import { useCallback, useEffect } from 'react';
import { useLoaded } from '../account/use-loaded.ts';
import { useOwnRequest } from '../account/use-own-request.ts';
import { NeedsMeDocument } from './gql/graphql.ts';

/** The signed-in person's action items, refetched when the window gets the focus. */
export function useNeeds() {
  const request = useOwnRequest();
  const needs = useLoaded(useCallback(async () => (await request(NeedsMeDocument)).needsMe, [request]));
  const { refresh } = needs;
  useEffect(() => {
    const askAgain = () => void refresh();
    window.addEventListener('focus', askAgain);
    return () => window.removeEventListener('focus', askAgain);
  }, [refresh]);
  return needs;
}
