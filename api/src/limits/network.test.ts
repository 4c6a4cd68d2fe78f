import { expect, test } from '@jest/globals';
import { rateLimited } from '#errors';
import { getNetwork, getSite } from '#limits/network';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(getNetwork(address)).toBe(network));

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['192.0.2.7', null],
  ['::ffff:192.0.2.7', null],
  ['', null],
])('the site of %s is %s', (address, site) => expect(getSite(address)).toBe(site));

test.each([
  [0, 'in 1 second', 1],
  [1, 'in 1 second', 1],
  [59, 'in 59 seconds', 59],
  [60, 'in 1 minute', 60],
  [61, 'in 2 minutes', 61],
  [840, 'in 14 minutes', 840],
  [3600, 'in 60 minutes', 3600],
])('%d seconds are reported as "%s"', (seconds, words, retryAfter) => {
  const { message, retryAfter: actualRetryAfter } = rateLimited(seconds);
  expect([message, actualRetryAfter]).toEqual([`Too many attempts. Please try again ${words}`, retryAfter]);
});
