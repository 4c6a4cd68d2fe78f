import { brand } from 'rules/brand';
import type { Settings } from '#settings';

/** Who mail is from. Without an SMTP server nothing leaves this machine, so the name is enough. */
export const senderOf = ({ smtp, publicUrl }: Settings): string =>
  smtp?.from ?? `${brand.name} <no-reply@${publicUrl.hostname}>`;

/** Where the agency itself reads its mail: the founder, or else the address that it sends from. */
export function agencyInbox(settings: Settings): { name: string; address: string } {
  const address = settings.founder?.email ?? /<([^<>]+)>\s*$/.exec(senderOf(settings))?.[1] ?? senderOf(settings);
  return { name: brand.name, address };
}
