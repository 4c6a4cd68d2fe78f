import type { Context } from '#context';
import { unansweredEnquiries } from '#needs-me/enquiries-to-answer';
import type { Need } from '#needs-me/need';
import { oneDayAgo } from '#needs-me/one-day';

/** The enquiries that sales has not answered in time. */
export const overdueEnquiries = (context: Context): Promise<Need[]> =>
  unansweredEnquiries(context, { createdAt: { $lt: oneDayAgo() } });
