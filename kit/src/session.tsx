import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ViewerDocument, type ViewerQuery } from './gql/graphql.ts';
import { request, RequestError } from './request.ts';

/** The signed-in person, as the page knows them. What they may do, the server says. */
export type Viewer = ViewerQuery['me'];

export interface Session {
  viewer: Viewer | null;
  /** Until the first answer. */
  loading: boolean;
  /** Why no one is known to be signed in, when the reason is not simply that no one is. */
  error: RequestError | null;
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>;
  /** The server said that the session is over. */
  clear: () => void;
  /** Takes the person that a sign-in has just answered with. */
  adopt: (viewer: Viewer) => void;
}

type SessionState = Pick<Session, 'viewer' | 'loading' | 'error'>;

const SessionContext = createContext<Session | null>(null);
const signedOut: SessionState = { viewer: null, loading: false, error: null };
/** What an answer with a new session cookie may take to arrive, in milliseconds. */
const cookieRetryDelay = 1500;

interface SessionProviderProps {
  /** That no one is signed in is known without asking. */
  isSignedOut?: boolean;
  children: ReactNode;
}

/** Asks once who is signed in, and is never asked to try again on its own. */
export function SessionProvider({ isSignedOut = false, children }: SessionProviderProps) {
  const [known, setKnown] = useState<SessionState>({ ...signedOut, loading: !isSignedOut });
  const refresh = useCallback(async () => {
    let answer = await fetchViewer();
    // The question may have gone out with a cookie that was just replaced, in this tab or in another one.
    if (!answer.viewer && !answer.error) {
      await new Promise((resolve) => setTimeout(resolve, cookieRetryDelay));
      answer = await fetchViewer();
    }
    // A server that cannot say who one is has not signed anyone out.
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

/** The signed-in person, on a screen that only signed-in people reach. */
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
    // No one is signed in: that is no data, not a fault.
    if (error.code === 'UNAUTHENTICATED' || error.status === 401) return signedOut;
    return { ...signedOut, error };
  }
}
