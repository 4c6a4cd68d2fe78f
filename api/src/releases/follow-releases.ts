import { createSharedEvents } from '#live/shared-events';

/** Which remote moved. Whoever may follow hears of every one. */
export const followReleases = () => createSharedEvents({ topic: 'releasesChanged', visible: () => true });
