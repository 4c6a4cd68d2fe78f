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
  /** A file that is made when the mail is sent. */
  attachment?: MailAttachment;
}

export interface MailAttachment {
  /** A name in `mailAttachments` of a domain. */
  type: string;
  /** What the file is made of. */
  id: string;
}

/** A file, and its name and media type. */
export interface AttachedFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Makes the file of an attachment. */
export type AttachFile = (attachment: MailAttachment) => Promise<AttachedFile>;
