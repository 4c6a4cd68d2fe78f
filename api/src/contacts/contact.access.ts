import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Contact } from '#contacts/contact.entity';

/** Sales works on every contact together; administrators see them too. */
export const visibleTo = (viewer: Viewer | null): Where<Contact> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;
