import type { SubmitEnquiryInput } from 'rules/enquiries';
import type { Context } from '#context';
import type { Enquiry } from '#enquiries/enquiry.entity';
import { enquiryConfirmation, enquiryNotice } from '#enquiries/enquiry-mails';
import { linkCall } from '#enquiries/link-call';
import { recordEnquiry } from '#enquiries/record-enquiry';
import { queueMail } from '#mail/queue-mail';

/** Keeps an enquiry with all that follows from it: lead, request and both mails, or nothing. */
export async function submitEnquiry({ em, settings }: Context, input: SubmitEnquiryInput): Promise<Enquiry> {
  return em.transactional(async (tx) => {
    const { enquiry } = recordEnquiry(tx, input);
    await tx.flush();
    await linkCall(tx, enquiry.email);
    await queueMail(tx, enquiryConfirmation(enquiry));
    await queueMail(tx, enquiryNotice(enquiry, settings));
    return enquiry;
  });
}
