import { clock } from '#clock';

/** The time of an update. Always later than the last one, because it also identifies the version. */
export const nextUpdatedAt = ({ updatedAt }: { updatedAt: Date }): Date =>
  new Date(Math.max(clock.date().getTime(), updatedAt.getTime() + 1));
