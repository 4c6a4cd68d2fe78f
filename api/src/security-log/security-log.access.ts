import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { SecurityEvent } from '#security-log/security-event.entity';

/** Only administrators, who investigate attacks, can see where people sign in from. */
export const visibleTo = (viewer: Viewer | null): Where<SecurityEvent> =>
  isInAudience('admin', viewer) ? {} : matchNothing;
