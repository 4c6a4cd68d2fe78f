import { isIPv6 } from 'node:net';

/** The network of an address: the address itself, or the /64 of an IPv6 address, all of which belongs to one caller. */
export const getNetwork = (address: string): string => getPrefix(address, 4);

/** A wider network: the /48 assigned to a site, with 65,536 networks. Null for IPv4, where one address is one caller. */
export function getSite(address: string): string | null {
  const site = getPrefix(address, 3);
  return site.endsWith('/48') ? site : null;
}

/** The widest network that one customer of a provider may have: an IPv6 /48 or an IPv4 /24. */
export const getSiteOrNetwork = (address: string): string =>
  getSite(address) ?? getNetwork(address).replace(/\.\d+$/, '.0/24');

function getPrefix(address: string, groups: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, groups).join(':')}::/${groups * 16}`;
}
