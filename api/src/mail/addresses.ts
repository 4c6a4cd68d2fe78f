import { brand } from 'rules/brand';
import type { Settings } from '#settings';

/** Who mail is from. Without an SMTP server nothing leaves this machine, so the name is enough. */
export const getSender = ({ smtp, publicUrl }: Settings): string =>
  smtp?.from ?? `${brand.name} <no-reply@${publicUrl.hostname}>`;

export const getSenderAddress = (settings: Settings): string =>
  /<([^<>]+)>\s*$/.exec(getSender(settings))?.[1] ?? getSender(settings);

/** Where the agency itself reads its mail: the founder, or else the address that it sends from. */
export function getAgencyInbox(settings: Settings): { name: string; address: string } {
  return { name: brand.name, address: settings.founder?.email ?? getSenderAddress(settings) };
}
