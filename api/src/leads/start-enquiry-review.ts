import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { markReviewed } from '#enquiries/mark-progress';
import { conflict } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

/** Marks the enquiry of a lead as being reviewed. The first reviewer is kept; further calls do nothing. */
export async function startEnquiryReview(context: Context, leadId: string): Promise<void> {
  const { em, viewer } = context;
  const { enquiry } = await findVisible(em, Lead, leadId, visibleTo(viewer));
  if (!enquiry) throw conflict('This lead has no enquiry to review');
  if (viewer) await markReviewed(em, enquiry.id, viewer.id);
  await announceLead(context, { id: leadId });
}
