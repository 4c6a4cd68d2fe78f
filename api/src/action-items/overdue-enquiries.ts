import { replyHours } from 'rules/enquiries';
import { clock } from '#clock';
import type { Context } from '#context';
import { unansweredEnquiries } from '#action-items/enquiries-to-answer';
import type { Need } from '#action-items/need';

/** The enquiries that sales has not answered in time. */
export const overdueEnquiries = (context: Context): Promise<Need[]> => {
  const before = new Date(clock.now() - replyHours * 60 * 60_000);
  return unansweredEnquiries(context, { enquiry: { createdAt: { $lt: before } } });
};
