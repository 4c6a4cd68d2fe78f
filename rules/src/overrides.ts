import * as z from 'zod/mini';
import { maxPortalRows, portalRowRule } from './portal-row-rule.ts';
import { remoteName } from './releases.ts';

/* A remote on a developer's machine inside a deployed shell: see docs/shipping-a-portal.md. */

/**
 * Only a local development server: any other origin could run a stranger's code with the person's permissions. Not [::1]:
 * a Content-Security-Policy cannot express it.
 */
const entryPattern = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?(\/[\w-][\w.-]*)+\.js$/;

export const overrideEntry = z.string('Please enter the address of the remote').check(
  z.maxLength(200, 'Please keep this to 200 characters'),
  z.refine(
    (entry) => entryPattern.test(entry) && URL.canParse(entry),
    'An override is a script on this machine, as in http://127.0.0.1:4202/remoteEntry.js',
  ),
);

export const startOverrideRule = z.object({
  remote: remoteName,
  entry: overrideEntry,
  /** Paths that the override provides: in this browser they need no approval. */
  portals: z.optional(
    z.nullable(
      z.array(portalRowRule).check(z.maxLength(maxPortalRows, `A remote brings at most ${maxPortalRows} paths`)),
    ),
  ),
});
export type StartOverride = z.infer<typeof startOverrideRule>;
