import { createSharedEvents } from '#live/shared-events';

/** Publishes which remote changed. Every subscriber gets all events. */
export const followReleases = () => createSharedEvents({ topic: 'releasesChanged', visible: () => true });
