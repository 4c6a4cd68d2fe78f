import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing } from '#db/where';

/** Administrators see every version, key, approval and move. Release keys see them by operations of their own. */
export const visibleTo = (viewer: Viewer | null) => (isInAudience('admin', viewer) ? {} : matchNothing);
