import { sharedEvents } from '#live/shared-events';

/** What the viewer marks, on whichever device. Nobody else hears how far somebody is. */
export const followCourseProgress = () =>
  sharedEvents({ topic: 'courseProgressChanged', visible: (viewer, { personId }) => personId === viewer.id });
