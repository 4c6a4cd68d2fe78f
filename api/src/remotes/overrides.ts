import { type StartOverride, startOverrideRule } from 'rules/overrides';
import * as z from 'zod/mini';
import type { Seal } from '#seal';
import { federationName, type Registry } from '#remotes/remotes';

/** A remote that one browser takes from the machine it runs on, and until when. */
export type Override = StartOverride & { until: number };

/** In milliseconds: how long the link that starts an override may be opened, and how long the override then lasts. */
export const linkLifetime = 10 * 60_000;
export const overrideLifetime = 8 * 60 * 60_000;

const sealed = z.array(z.extend(startOverrideRule, { until: z.number() }));

/** A link is no cookie, and a cookie no link: each has a key of its own. */
export const purposes = { link: 'links to remote overrides', cookie: 'remote overrides' };

/** Overrides as text that only this server can have made, for an address or a cookie. */
export const sealOverrides = ({ seal }: Seal, overrides: readonly Override[]): string =>
  Buffer.from(seal(JSON.stringify(overrides)), 'base64').toString('base64url');

/** Those that still hold. None where the text is not ours, or was touched. */
export function openOverrides({ open }: Seal, text: string): Override[] {
  const content = open(text);
  const known = content === null ? null : z.safeParse(sealed, JSON.parse(content));
  return known?.success ? known.data.filter(({ until }) => until > Date.now()) : [];
}

/** The registry, with these in the place of what is published. There is nothing to check their files by. */
export const withOverrides = (registry: Registry, overrides: readonly Override[]): Registry => ({
  ...registry,
  ...Object.fromEntries(
    overrides.map(({ remote, entry }) => [
      federationName(remote),
      { name: remote, version: 'dev', manifest: '', entry, integrity: '', ahead: [], isOverride: true as const },
    ]),
  ),
});
