import { Arg } from 'type-graphql';
import { changedMeanwhile } from '#errors';

/** The version that the caller read, for updates and deletions that must not overwrite the change of someone else. */
export const IfUpdatedAt = () =>
  Arg('ifUpdatedAt', () => Date, {
    nullable: true,
    description: 'The `updatedAt` that was read: refused with CHANGED_MEANWHILE if it has changed since',
  });

/** The `updatedAt` that a caller read. Without it, they change whatever version there is. */
export type Version = Date | null | undefined;

/** Throws if it has changed since the version that the caller read. Call it while the row is locked. */
export function requireUnchanged({ updatedAt }: { updatedAt: Date }, ifUpdatedAt: Version, what: string): void {
  if (ifUpdatedAt && updatedAt.getTime() !== ifUpdatedAt.getTime()) throw changedMeanwhile(what);
}
