import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Task } from 'graphile-worker';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { getSender } from '#mail/addresses';
import { policies } from '#dependencies/policies';
import type { AttachedFile, AttachFile, Mail } from '#mail/mail';
import type { Metrics } from '#metrics';
import type { Settings } from '#settings';

/** The job that sends a queued mail, or without an SMTP server writes it to the outbox. The worker retries failures. */
export function sendMail(settings: Settings, { mails }: Pick<Metrics, 'mails'>, attach: AttachFile): Task {
  const send = settings.smtp ? createSmtpSender(settings.smtp) : createOutboxSender(settings.dataDir);
  const transport = settings.smtp ? 'smtp' : 'outbox';
  return async (payload) => {
    const mail = payload as Mail;
    try {
      const file = mail.attachment ? await attach(mail.attachment) : null;
      await send(mail, toMessage(mail, file, settings));
      mails.inc({ transport, outcome: 'sent' });
    } catch (error) {
      mails.inc({ transport, outcome: 'failed' });
      throw error;
    }
  };
}

type Send = (mail: Mail, message: SendMailOptions) => Promise<void>;

/** Shorter than the library's default of ten minutes, because jobs and shutdown wait for it. */
function createSmtpSender({ url, requireTls }: NonNullable<Settings['smtp']>): Send {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    dnsTimeout: policies.smtp.connectMs,
    connectionTimeout: policies.smtp.connectMs,
    greetingTimeout: policies.smtp.greetingMs,
    socketTimeout: policies.smtp.socketMs,
  });
  return async (_mail, message) => void (await transport.sendMail(message));
}

function createOutboxSender(dataDir: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = path.join(dataDir, 'outbox');
  return async ({ id }, message) => {
    const { message: bytes } = await transport.sendMail(message);
    const file = path.join(folder, `${id}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  };
}

/** The person to reply to comes first; the agency's mailbox is always included. */
const getReplyAddresses = (replyTo: Mail['replyTo'], { mailReplyTo }: Settings) => [
  ...(replyTo ? [replyTo] : []),
  ...(mailReplyTo && mailReplyTo !== replyTo?.address ? [mailReplyTo] : []),
];

/** The MIME part must declare the same method as the file (RFC 6047 §2.4). */
const getCalendarMethod = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** The Message-ID is fixed, so that a server that receives the mail twice can deduplicate it. */
function toMessage(
  { id, to, replyTo, subject, text, calendar }: Mail,
  file: AttachedFile | null,
  settings: Settings,
): SendMailOptions {
  return {
    messageId: `<${id}@${settings.publicUrl.hostname}>`,
    from: getSender(settings),
    to,
    replyTo: getReplyAddresses(replyTo, settings),
    subject,
    text,
    ...(calendar && { icalEvent: { method: getCalendarMethod(calendar), filename: 'call.ics', content: calendar } }),
    ...(file && { attachments: [{ filename: file.fileName, contentType: file.contentType, content: file.bytes }] }),
  };
}
