import { brand } from 'rules/brand';
import type { Settings } from '#settings';

/** Who mail is from. Without an SMTP server nothing leaves this machine, so the name is enough. */
export const toSender = ({ smtp, publicUrl }: Settings): string =>
  smtp?.from ?? `${brand.name} <no-reply@${publicUrl.hostname}>`;

export const senderAddress = (settings: Settings): string =>
  /<([^<>]+)>\s*$/.exec(toSender(settings))?.[1] ?? toSender(settings);

/** Where the agency itself reads its mail: the founder, or else the address that it sends from. */
export function agencyInbox(settings: Settings): { name: string; address: string } {
  return { name: brand.name, address: settings.founder?.email ?? senderAddress(settings) };
}
