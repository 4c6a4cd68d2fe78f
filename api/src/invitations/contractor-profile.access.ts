import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { ContractorProfile } from '#invitations/contractor-profile.entity';

/** The viewer's own profile. */
export const ownedBy = (viewer: Viewer | null): Where<ContractorProfile> =>
  viewer ? { user: viewer.id } : matchNothing;

/** Administrators see the profile of every account. */
export const visibleTo = (viewer: Viewer | null): Where<ContractorProfile> =>
  isInAudience('admin', viewer) ? {} : ownedBy(viewer);
