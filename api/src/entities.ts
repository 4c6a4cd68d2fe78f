import { domains } from '#domains';

/** All stored entities. */
export const entities = domains.flatMap((domain) => domain.entities ?? []);
