import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ViewerDocument, type ViewerQuery } from './gql/graphql.ts';
import { request, RequestError } from './request.ts';

/** The signed-in person. The server decides what they may do. */
export type Viewer = ViewerQuery['me'];

export interface Session {
  viewer: Viewer | null;
  /** True until the first answer. */
  loading: boolean;
  /** Why the session is unknown, if the request failed. */
  error: RequestError | null;
  /** Loads the session again. */
  refresh: () => Promise<void>;
  /** Ends the session on the page after the server has ended it. */
  clear: () => void;
  /** Sets the person that a sign-in has just returned. */
  adopt: (viewer: Viewer) => void;
}

type SessionState = Pick<Session, 'viewer' | 'loading' | 'error'>;

const SessionContext = createContext<Session | null>(null);
const signedOut: SessionState = { viewer: null, loading: false, error: null };
/** How long a response with a new session cookie may take to arrive, in milliseconds. */
const cookieRetryDelay = 1500;

interface SessionProviderProps {
  /** It is known without a request that no one is signed in. */
  isSignedOut?: boolean;
  children: ReactNode;
}

/** Loads the session once, without automatic retries. */
export function SessionProvider({ isSignedOut = false, children }: SessionProviderProps) {
  const [known, setKnown] = useState<SessionState>({ ...signedOut, loading: !isSignedOut });
  const refresh = useCallback(async () => {
    let answer = await fetchViewer();
    // The request may have used a cookie that was just replaced, in this tab or in another one.
    if (!answer.viewer && !answer.error) {
      await new Promise((resolve) => setTimeout(resolve, cookieRetryDelay));
      answer = await fetchViewer();
    }
    // A server that is unavailable has signed no one out.
    setKnown((known) => (answer.error && known.viewer ? known : answer));
  }, []);
  const clear = useCallback(() => setKnown(signedOut), []);
  const adopt = useCallback((viewer: Viewer) => setKnown({ ...signedOut, viewer }), []);

  useEffect(() => {
    if (!isSignedOut) void fetchViewer().then(setKnown);
  }, [isSignedOut]);

  const session = useMemo(() => ({ ...known, refresh, clear, adopt }), [known, refresh, clear, adopt]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('useSession must be used inside SessionProvider. Is kit/session shared as a singleton?');
  return session;
}

/** The signed-in person, on a screen that only signed-in people can open. */
export function useViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer)
    throw new Error(
      'useViewer requires a signed-in person. Use useSession on screens that signed-out people can reach',
    );
  return viewer;
}

async function fetchViewer(): Promise<SessionState> {
  try {
    const { me } = await request(ViewerDocument);
    return { ...signedOut, viewer: me };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // No one is signed in: that is an answer, not an error.
    if (error.code === 'UNAUTHENTICATED' || error.status === 401) return signedOut;
    return { ...signedOut, error };
  }
}
