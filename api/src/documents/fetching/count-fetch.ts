import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';

/** Counts a fetch that a person starts; one that doesn't start costs nothing. */
export async function countFetch<T>({ viewer, limits }: Context, start: () => Promise<T>): Promise<T> {
  if (!viewer) throw unauthenticated();
  return countUnlessFailed(limits, 'fetchDocument', { person: viewer.id }, start);
}
