import { toAppError } from '#errors';
import type { RequestLimit } from '#limits/limit-table';
import type { Limits } from '#limits/limits';
import type { LimitSubject } from '#limits/rate-limit-key';

/** Counts towards a quota and answers whether it still fits: for what is left out above it while the request goes on. */
export async function isWithin(limits: Limits, name: RequestLimit, subject: LimitSubject): Promise<boolean> {
  try {
    await limits.count(name, subject);
    return true;
  } catch (error) {
    if (toAppError(error).code === 'QUOTA_EXCEEDED') return false;
    throw error;
  }
}
