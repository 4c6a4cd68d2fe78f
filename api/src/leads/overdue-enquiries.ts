import { replyHours } from 'rules/enquiries';
import { clock } from '#clock';
import type { Context } from '#context';
import { findUnansweredEnquiries } from '#leads/enquiries-to-answer';
import type { Need } from '#action-items/need';

/** The enquiries that sales has not answered in time. */
export const findOverdueEnquiries = (context: Context): Promise<Need[]> => {
  const before = new Date(clock.now() - replyHours * 60 * 60_000);
  return findUnansweredEnquiries(context, { enquiry: { createdAt: { $lt: before } } });
};
