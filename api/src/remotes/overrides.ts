import { type StartOverride, startOverrideRule } from 'rules/overrides';
import * as z from 'zod/mini';
import { clock } from '#clock';
import type { Seal } from '#secrets/seal';
import { federationName, type Registry } from '#remotes/remotes';

/** A remote that one browser loads from its own machine: its owner, and its expiry in milliseconds since the epoch. */
export type Override = StartOverride & { id: string; userId: string; until: number };

/** Permission to start an override, with the id of the release key; null for the key of an embedded database. */
export type OverrideLink = StartOverride & { keyId: string | null; until: number };

/** In milliseconds: how long the link that starts an override is valid, and how long the override then lasts at most. */
export const linkLifetime = 10 * 60_000;
export const overrideLifetime = 8 * 60 * 60_000;

/** Separate keys, so that a link can't be used as a cookie or the other way around. */
export const overrideSealPurposes = { link: 'links to remote overrides', cookie: 'remote overrides' };

const linkRule = z.extend(startOverrideRule, { keyId: z.nullable(z.uuid()), until: z.number() });
const idsRule = z.array(z.uuid()).check(z.maxLength(20));

/** Encodes a link as signed text. */
export const sealLink = (seal: Seal, link: OverrideLink): string => sealText(seal, link);

/** Null if the text is not ours, was changed, or has expired. */
export function openLink(seal: Seal, text: string): OverrideLink | null {
  const link = openSealed(seal, text, linkRule);
  return link && link.until > clock.now() ? link : null;
}

/** The ids of a browser's overrides, for its cookie. The database has their details and whether they are still open. */
export const sealIds = (seal: Seal, ids: readonly string[]): string => sealText(seal, ids);
export const openIds = (seal: Seal, text: string): string[] => openSealed(seal, text, idsRule) ?? [];

const sealText = ({ seal }: Seal, value: unknown) =>
  Buffer.from(seal(JSON.stringify(value)), 'base64').toString('base64url');

function openSealed<T>({ open }: Seal, text: string, rule: z.ZodMiniType<T>): T | null {
  const content = open(text);
  const known = content === null ? null : rule.safeParse(JSON.parse(content));
  return known?.success ? known.data : null;
}

/** The registry with these in place of the published versions. They have no integrity hashes. */
export const withOverrides = (registry: Registry, overrides: readonly Override[]): Registry => ({
  ...registry,
  ...Object.fromEntries(
    overrides.map(({ remote, entry, portals: own }) => {
      const portals = own ?? registry[federationName(remote)]?.portals;
      const row = {
        name: remote,
        version: 'dev',
        manifest: '',
        entry,
        integrity: '',
        ahead: [],
        isOverride: true as const,
      };
      return [federationName(remote), { ...row, ...(portals && { portals }) }];
    }),
  ),
});
