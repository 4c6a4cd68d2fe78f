import { brand } from 'rules/brand';
import { enquiryProjectTypeLabels, getReplyDueAt, replyHours } from 'rules/enquiries';
import { getFileUrl } from 'rules/uploads';
import type { Enquiry } from '#enquiries/enquiry.entity';
import { getEnquiryUrl } from '#enquiries/enquiry-url';
import { getAgencyInbox } from '#mail/addresses';
import { formatAgencyTime } from '#mail/agency-time';
import type { Mail } from '#mail/mail';
import type { Context } from '#context';

type Message = Omit<Mail, 'id'>;

/**
 * To the visitor: what happens next (specification part 1 §2.8). Anyone can enter any address in the form, so the email quotes
 * only what was selected, never what was typed.
 */
export function enquiryConfirmation(enquiry: Enquiry, key: string, settings: Context['settings']): Message {
  return {
    to: { name: '', address: enquiry.email },
    subject: `${brand.name}: your project details have been received`,
    text: `Hello,

Thanks! We'll reply within ${replyHours} hours.

What happens next?
  1. Our team reviews your requirements.
  2. We prepare a customised strategy.
  3. We contact you within ${replyHours} hours.

Check the status of your enquiry:

${getEnquiryUrl(key, settings)}

Your selections:

${getChoices(enquiry)}

${brand.name}
`,
  };
}

/** To the agency. Replies go to the visitor. */
export function enquiryNotice(enquiry: Enquiry, settings: Context['settings']): Message {
  return {
    to: getAgencyInbox(settings),
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `${enquiry.priority ? 'Priority enquiry' : 'Enquiry'} from ${enquiry.name}`,
    text: `${enquiry.name} <${enquiry.email}>${enquiry.phone ? `, ${enquiry.phone}` : ''}

${getChoices(enquiry)}

${enquiry.outcome}${getAttachment(enquiry, settings)}

A reply is due by ${formatAgencyTime(getReplyDueAt(enquiry.createdAt))}.
The lead is in the sales portal: ${new URL('/sales-portal', settings.publicUrl).href}
`,
  };
}

const getAttachment = ({ attachment }: Enquiry, { publicUrl }: Context['settings']) =>
  attachment ? `\n\nAttached: ${attachment.fileName}, ${new URL(getFileUrl(attachment.id), publicUrl).href}` : '';

const getChoices = ({ projectType, budget, timeline, preferredPlan }: Enquiry) =>
  `Project: ${enquiryProjectTypeLabels[projectType]}
Budget: ${budget}
Timeline: ${timeline}
Plan: ${preferredPlan}`;
