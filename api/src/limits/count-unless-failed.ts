import type { RequestLimit } from '#limits/limit-table';
import type { Limits } from '#limits/limits';
import type { LimitSubject } from '#limits/rate-limit-key';

/**
 * Counts a request and does the work; work that fails costs nothing. Don't call it in a transaction: counting needs another
 * connection.
 */
export async function countUnlessFailed<T>(
  limits: Limits,
  name: RequestLimit,
  subject: LimitSubject,
  work: () => Promise<T>,
  points = 1,
): Promise<T> {
  await limits.count(name, subject, points);
  try {
    return await work();
  } catch (error) {
    await limits.refund(name, subject, points).catch(() => undefined); // the failure of the work is what matters
    throw error;
  }
}
