/** A mail as it waits in the queue: who gets it and what it says. The sender is decided where it is sent. */
export interface Mail {
  /** Made once, when it is queued: a second attempt is the same mail. */
  id: string;
  to: { name: string; address: string };
  /** Who gets an answer, besides the agency's mailbox (MAIL_REPLY_TO). */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** An iCalendar file that says its METHOD, attached as what that makes it: an invitation, or a cancellation. */
  calendar?: string;
}
