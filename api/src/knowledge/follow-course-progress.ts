import { createSharedEvents } from '#live/shared-events';

/** Progress updates from all of the viewer's devices. No one else receives them. */
export const followCourseProgress = () =>
  createSharedEvents({ topic: 'courseProgressChanged', visible: (viewer, { personId }) => personId === viewer.id });
