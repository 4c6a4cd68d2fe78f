import { useCallback, useEffect } from 'react';
import { useLoaded } from '../account/use-loaded.ts';
import { useOwnRequest } from '../account/use-own-request.ts';
import { NeedsMeDocument } from './gql/graphql.ts';

/** What waits for the signed-in person, asked again when they come back to the window. */
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
