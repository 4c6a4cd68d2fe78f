import type { Viewer } from '#access/viewer';
import type { AccessToken } from '#access-tokens/access-token.entity';
import { matchNothing, type Where } from '#db/where';

/** People see their own tokens. A revoked one is of no use to anyone. */
export const visibleTo = (viewer: Viewer | null): Where<AccessToken> =>
  viewer ? { user: viewer.id, revokedAt: null } : matchNothing;
