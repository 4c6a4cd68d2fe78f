import { brand } from 'rules/brand';
import type { Mail } from '#mail/mail';

interface Sender {
  firstName: string;
  lastName: string;
  email: string;
}
interface Letter {
  /** The name is empty where no one knows it. */
  to: Mail['to'];
  subject: string;
  message: string;
  /** The address never answered: it may have been mistyped. */
  isStranger: boolean;
}

/** What a person of the agency writes to someone outside. An answer goes to that person, not only to the agency. */
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

An answer to this mail reaches ${name}.
${isStranger ? `\n${name} entered this address for a project at ${brand.name}. If you don't know about it, ignore this mail.\n` : ''}`,
  };
}
