import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';
import { uploadAgainMessage } from 'rules/uploads';
import { announceRequest } from '#client-store/announce-request';
import type { Context } from '#context';
import type { Enquiry } from '#enquiries/enquiry.entity';
import { enquiryConfirmation, enquiryNotice } from '#enquiry-form/enquiry-mails';
import { linkCall } from '#enquiries/link-call';
import { recordEnquiry, type RecordedEnquiry } from '#enquiry-form/record-enquiry';
import { badInput } from '#errors';
import { getFileId, findUploaded } from '#files/find-uploaded';
import { StoredFile } from '#files/stored-file.entity';
import { announceLead } from '#leads/announce-lead';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { queueWebhooks } from '#webhooks/queue-webhooks';
import { countUnlessFailed } from '#limits/count-unless-failed';
import { isWithinLimit } from '#limits/is-within-limit';
import { isProvenEmail } from '#mail/proven-emails';
import { queueMail } from '#mail/queue-mail';
import { hashKey, createKey } from '#secret-key';

/** Stores an enquiry with its lead, its request and both emails, or nothing at all. */
export async function submitEnquiry(context: Context, input: SubmitEnquiryInput): Promise<Enquiry> {
  const { em, settings, limits, address } = context;
  await limits.count('submitEnquiry', { address, email: input.email });
  const mayMail = await canSendConfirmation(context, input.email);
  const store = () =>
    em.transactional(async (tx) => {
      const key = createKey();
      const kept = await storeEnquiry(tx, input, hashKey(key));
      const { enquiry } = kept;
      await linkCall(tx, enquiry.email);
      if (mayMail) await queueMail(tx, enquiryConfirmation(enquiry, key, settings));
      await queueMail(tx, enquiryNotice(enquiry, settings));
      await queueEnquiryWebhooks(tx, kept);
      return kept;
    });
  const megabytes = input.fileUrl ? await getSizeInMegabytes(em, input.fileUrl) : 0;
  const { enquiry, lead, request } = await (megabytes > 0
    ? countUnlessFailed(limits, 'attachedMegabytes', { address }, store, megabytes)
    : store());
  await Promise.all([announceLead(context, lead), announceRequest(context, request)]);
  return enquiry;
}

/**
 * Whether to send the confirmation: an unverified address gets only a few emails a day. The enquiry is accepted either way, so
 * that no one can block another person's enquiries.
 */
async function canSendConfirmation({ em, limits }: Context, email: string): Promise<boolean> {
  return (await isProvenEmail(em, email)) || isWithinLimit(limits, 'mailToUnproven', { recipient: email });
}

/** Megabytes of the uploaded file, rounded up; 0 without one. */
async function getSizeInMegabytes(em: EntityManager, fileUrl: string): Promise<number> {
  const file = await em.fork().findOne(StoredFile, { id: getFileId(fileUrl) });
  return Math.ceil((file?.size ?? 0) / (1024 * 1024));
}

/** A file belongs to the first enquiry submitted with it: the database decides which. */
async function storeEnquiry(tx: EntityManager, input: SubmitEnquiryInput, keyHash: string): Promise<RecordedEnquiry> {
  const attachment = input.fileUrl ? await findUploaded(tx, input.fileUrl, 'enquiry_attachment') : null;
  if (input.fileUrl && !attachment) throw badInput({ fileUrl: uploadAgainMessage });
  const recorded = recordEnquiry(tx, input, { attachment, keyHash });
  try {
    await tx.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw badInput({ fileUrl: uploadAgainMessage });
    throw error;
  }
  return recorded;
}

async function queueEnquiryWebhooks(tx: EntityManager, { enquiry, lead }: RecordedEnquiry): Promise<void> {
  const { id, name, email, phone, projectType, outcome, budget, timeline, preferredPlan, priority } = enquiry;
  const answers = { projectType, outcome, budget, timeline, preferredPlan, isPriority: priority };
  await queueWebhooks(tx, 'enquiry.created', { id, name, email, phone, ...answers, leadId: lead.id });
  await queueLeadWebhooks(tx, lead);
}
