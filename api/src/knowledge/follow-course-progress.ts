import { createSharedEvents } from '#live/shared-events';

/** What the viewer marks, on whichever device. Nobody else hears how far somebody is. */
export const followCourseProgress = () =>
  createSharedEvents({ topic: 'courseProgressChanged', visible: (viewer, { personId }) => personId === viewer.id });
