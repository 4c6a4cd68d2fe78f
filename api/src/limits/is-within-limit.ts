import { toAppError } from '#errors';
import type { RequestLimit } from '#limits/limit-table';
import type { Limits } from '#limits/limits';
import type { LimitSubject } from '#limits/rate-limit-key';

/** Counts a request and returns whether it is within the limit, for work that continues without one of its parts. */
export async function isWithinLimit(limits: Limits, name: RequestLimit, subject: LimitSubject): Promise<boolean> {
  try {
    await limits.count(name, subject);
    return true;
  } catch (error) {
    if (toAppError(error).status === 429) return false;
    throw error;
  }
}
