import { sharedEvents } from '#live/shared-events';

/** Which remote moved. Whoever may follow hears of every one. */
export const followReleases = () => sharedEvents({ topic: 'releasesChanged', visible: () => true });
