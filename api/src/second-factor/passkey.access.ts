import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Passkey } from '#second-factor/passkey.entity';

/** Only the viewer's own. */
export const ownedBy = (viewer: Viewer | null): Where<Passkey> => (viewer ? { user: viewer.id } : matchNothing);
