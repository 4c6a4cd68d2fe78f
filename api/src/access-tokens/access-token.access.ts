import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { AccessToken } from '#access-tokens/access-token.entity';
import { matchNothing, type Where } from '#db/where';

/** People see their own tokens. A revoked one is of no use to anyone. */
export const ownedBy = (viewer: Viewer | null): Where<AccessToken> =>
  viewer ? { user: viewer.id, revokedAt: null } : matchNothing;

/** Administrators see everyone's, as they see their sessions: what it may do and when it was used, never the token. */
export const visibleTo = (viewer: Viewer | null): Where<AccessToken> =>
  isInAudience('admin', viewer) ? { revokedAt: null } : ownedBy(viewer);
