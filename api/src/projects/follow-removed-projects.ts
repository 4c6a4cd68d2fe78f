import { isInAudience } from 'rules/audiences';
import { createSharedEvents } from '#live/shared-events';

/** Projects that are gone, for the people who saw them: the row that would decide is gone too, so the event names them. */
export const followRemovedProjects = () =>
  createSharedEvents({
    topic: 'projectRemoved',
    visible: (viewer, { personIds }) => isInAudience('admin', viewer) || personIds.includes(viewer.id),
  });
