import { type ActiveAccessToken, toTokenSessionId } from '#access/access-token';
import type { Session } from '#context';
import { forbidden } from '#errors';
import { toPublicId } from '#http/sessions/open-sessions';

type Origin = Pick<Session, 'address' | 'userAgent' | 'requestId' | 'releaseSlot'>;

/** What a request with a personal access token has instead of a session: its owner, without proof that it is them. */
export const createTokenSession = (accessToken: ActiveAccessToken, origin: Origin): Session => ({
  ...origin,
  accessToken,
  viewer: accessToken.viewer,
  id: toPublicId(toTokenSessionId(accessToken.id)),
  bearer: null,
  authenticatedAt: null,
  challenge: null,
  findKnownDevice: () => null,
  rememberDevice: () => undefined,
  start: rejectSessionChange,
  startChallenge: rejectSessionChange,
  end: rejectSessionChange,
});

const rejectSessionChange = () => Promise.reject(forbidden("An access token can't sign in or out"));
