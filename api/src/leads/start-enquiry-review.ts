import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { markReviewed } from '#enquiries/mark-progress';
import { conflict } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

/** Says that someone has begun to review the enquiry of a lead. Whoever presses first is named; pressing again does nothing. */
export async function startEnquiryReview(context: Context, leadId: string): Promise<void> {
  const { em, viewer } = context;
  const { enquiry } = await findVisible(em, Lead, leadId, visibleTo(viewer));
  if (!enquiry) throw conflict('This lead came from no enquiry, so there is nothing to review');
  if (viewer) await markReviewed(em, enquiry.id, viewer.id);
  await announceLead(context, { id: leadId });
}
