import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { ContractorProfile } from '#invitations/contractor-profile.entity';

/** The viewer's own profile. */
export const ownedBy = (viewer: Viewer | null): Where<ContractorProfile> =>
  viewer ? { user: viewer.id } : matchNothing;
