import { createSharedEvents } from '#live/shared-events';

/** What the viewer marks, on whichever device. No one else hears how far someone is. */
export const followCourseProgress = () =>
  createSharedEvents({ topic: 'courseProgressChanged', visible: (viewer, { personId }) => personId === viewer.id });
