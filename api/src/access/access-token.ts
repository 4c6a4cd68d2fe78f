import type { TokenScope } from 'rules/access-tokens';
import type { Viewer } from '#access/viewer';

/** A personal access token that was sent and is valid. */
export interface ActiveAccessToken {
  id: string;
  /** Its owner, as of now. */
  viewer: Viewer;
  scopes: readonly TokenScope[];
  expiresAt: Date;
}

/** Sockets, idempotency keys and live events name a token's requests by this, as they do with the id of a session. */
export const toTokenSessionId = (tokenId: string): string => `token ${tokenId}`;
const sessionIdPattern = /^token (.+)$/;
export const parseTokenSessionId = (sessionId: string): string | null => sessionIdPattern.exec(sessionId)?.[1] ?? null;
