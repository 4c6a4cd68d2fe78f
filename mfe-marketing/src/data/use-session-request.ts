import { useCallback } from 'react';
import { toFault } from 'kit/fault';
import { request } from 'kit/request';
import { useSession } from 'kit/session';

/** Requests about the viewer's account; an UNAUTHENTICATED response clears the session. */
export function useSessionRequest(): typeof request {
  const { clear } = useSession();
  return useCallback<typeof request>(
    async (document, ...variables) => {
      try {
        return await request(document, ...variables);
      } catch (error) {
        if (toFault(error).code === 'UNAUTHENTICATED') clear();
        throw error;
      }
    },
    [clear],
  );
}
