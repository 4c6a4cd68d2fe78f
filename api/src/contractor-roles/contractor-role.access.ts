import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { matchNothing, type Where } from '#db/where';

/** Administrators see every role, a contractor their own. */
export function visibleTo(viewer: Viewer | null): Where<ContractorRole> {
  return isInAudience('admin', viewer) ? {} : ownedBy(viewer);
}

/** The viewer's own role. */
export const ownedBy = (viewer: Viewer | null): Where<ContractorRole> =>
  viewer?.contractorRole ? { name: viewer.contractorRole } : matchNothing;
