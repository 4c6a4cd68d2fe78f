import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { CannedAnswer } from '#canned-answers/canned-answer.entity';
import { matchNothing, type Where } from '#db/where';

/** Support and administrators share them. */
export const visibleTo = (viewer: Viewer | null): Where<CannedAnswer> =>
  isInAudience('support', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;
