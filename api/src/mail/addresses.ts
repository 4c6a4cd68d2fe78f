import { brand } from 'rules/brand';
import type { Settings } from '#settings';

/** The sender of all mail. Without an SMTP server no mail leaves this machine, so a name alone is enough. */
export const getSender = ({ smtp, publicUrl }: Settings): string =>
  smtp?.from ?? `${brand.name} <no-reply@${publicUrl.hostname}>`;

export const getSenderAddress = (settings: Settings): string =>
  /<([^<>]+)>\s*$/.exec(getSender(settings))?.[1] ?? getSender(settings);

/** The agency's own mailbox: the founder's, or else the sender address. */
export function getAgencyInbox(settings: Settings): { name: string; address: string } {
  return { name: brand.name, address: settings.founder?.email ?? getSenderAddress(settings) };
}
