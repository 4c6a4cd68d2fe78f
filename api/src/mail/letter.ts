import { brand } from 'rules/brand';
import type { Mail } from '#mail/mail';

interface Sender {
  firstName: string;
  lastName: string;
  email: string;
}
interface Letter {
  /** Empty when unknown. */
  to: Mail['to'];
  subject: string;
  message: string;
  /** No one at this address has ever responded, so it may be mistyped. */
  isStranger: boolean;
}

/** A message from a member of the agency to someone outside it. Replies go to the sender as well as to the agency. */
export function createLetter(
  { firstName, lastName, email }: Sender,
  { to, subject, message, isStranger }: Letter,
): Omit<Mail, 'id'> {
  const name = `${firstName} ${lastName}`;
  return {
    to,
    replyTo: { name, address: email },
    subject,
    text: `Hello${to.name && ` ${to.name}`},

${message}

${name}, ${brand.name}

Reply to this email to reach ${name}.
${isStranger ? `\n${name} entered this address for a project at ${brand.name}. If you weren't expecting it, ignore this email.\n` : ''}`,
  };
}
