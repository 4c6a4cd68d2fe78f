/** A mail in the queue: recipients and content. The sender is set when it is sent. */
export interface Mail {
  /** Generated once, when the mail is queued, so that retries send the same message. */
  id: string;
  to: { name: string; address: string };
  /** Reply-To, in addition to the agency's mailbox (MAIL_REPLY_TO). */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** An iCalendar file with a METHOD. It is attached accordingly, as an invitation or a cancellation. */
  calendar?: string;
}
