import * as z from 'zod/mini';
import { type Audience, audienceNames } from './audiences.ts';
import { portalDescriptionRule } from './portal-description.ts';
import { maxPortalRows } from './portal-row-rule.ts';
import { provenanceFields, revision, signingKey } from './release-trust.ts';
import { emailRule, labelRule, nullish, optionalText, textRule } from './text.ts';

/* How a portal's remote is published: see docs/shipping-a-portal.md. */

const remotePattern = /^mfe-[a-z]+(-[a-z]+)*$/;
const versionPattern = /^[0-9a-f]{12}$/;

export const remoteName = z
  .string('Please name the remote')
  .check(
    z.maxLength(60, 'A remote has a name of at most 60 characters'),
    z.regex(remotePattern, 'A remote is named as in mfe-client'),
  );
export const releaseVersion = z
  .string('Please name the version')
  .check(z.regex(versionPattern, 'A version has 12 hexadecimal digits'));

const filePath = z
  .string('Please name the file')
  .check(
    z.maxLength(200, 'Please keep this to 200 characters'),
    z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'A file is named by its path in the build, as in js/portal.js'),
  );
const boundedText = (maxLength: number) =>
  z.string('Please enter text').check(z.maxLength(maxLength, `Please keep this to ${maxLength} characters`));

/** The file name of a version's manifest, next to its files. */
export const remoteManifestFile = 'remote.json';

/** The maximum size of a remote's file, in bytes, and the maximum number of files. */
export const maxRemoteFileSize = 10 * 1024 * 1024;
export const maxRemoteFiles = 2000;

const file = z.object({
  integrity: z
    .string('Please enter the integrity hash')
    .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'Integrity is sha384- and the hash')),
  size: z
    .int('Size must be a whole number')
    .check(z.gte(0, 'Size must be at least 0'), z.lte(maxRemoteFileSize, 'A file has at most 10 MB')),
});

/** Such as `js` and `js/pages` for `js/pages/home.js`. */
const getFolders = (name: string) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

/** Not `portalRowRule`: another version of the product may have other audiences, and the contract check reports them. */
const declaredRow = z.object({
  path: boundedText(200),
  below: z.optional(z.boolean()),
  title: boundedText(200),
  audiences: z.array(boundedText(40)).check(z.maxLength(20, 'A portal is open to at most 20 audiences')),
  waiting: z.optional(boundedText(200)),
  hasLinks: z.optional(z.boolean()),
});

/** A build's remote.json, as the build writes it. */
export const remoteManifestRule = z
  .object({
    name: remoteName,
    entry: filePath,
    ahead: z.array(filePath).check(z.maxLength(50, 'At most 50 files are fetched ahead')),
    takes: z.record(boundedText(100), boundedText(100)),
    portals: z.optional(
      z.array(declaredRow).check(z.maxLength(maxPortalRows, `A remote brings at most ${maxPortalRows} paths`)),
    ),
    operations: z
      .array(z.object({ name: boundedText(200), document: boundedText(100_000) }))
      .check(z.maxLength(2000, 'A remote has at most 2000 operations')),
    files: z.record(filePath, file).check(
      z.refine((files) => Object.keys(files).length <= maxRemoteFiles, `A remote has at most ${maxRemoteFiles} files`),
      z.refine(
        (files) => !Object.hasOwn(files, remoteManifestFile),
        `${remoteManifestFile} is not one of its own files`,
      ),
      z.refine(
        (files) =>
          Object.keys(files).every((name) => getFolders(name).every((folder) => !Object.hasOwn(files, folder))),
        'A file and a folder have the same name',
      ),
    ),
  })
  .check(
    z.refine(({ entry, ahead, files }) => [entry, ...ahead].every((name) => Object.hasOwn(files, name)), {
      path: ['entry'],
      error: 'The entry and what is fetched ahead are files of the build',
    }),
  );
export type RemoteManifest = z.infer<typeof remoteManifestRule>;

/** The text of remote.json, byte for byte: the version is its hash. */
const manifestText = z
  .string('Please send the text of remote.json')
  .check(
    z.minLength(2, 'Please send the text of remote.json'),
    z.maxLength(900_000, 'remote.json has at most 900,000 characters'),
  );

/** The input of the contract check: the build's manifest, and its loaded portal. */
export const checkReleaseRule = z.object({ manifest: manifestText, portal: portalDescriptionRule });
export type CheckRelease = z.infer<typeof checkReleaseRule>;

/** The ways in which a release may break the contract with the API and the shell. */
export const releaseProblemCodes = ['operation', 'shared_module', 'portal'] as const;
export type ReleaseProblemCode = (typeof releaseProblemCodes)[number];

export const stageReleaseRule = z.object({
  manifest: manifestText,
  portal: portalDescriptionRule,
  ...provenanceFields,
  notes: optionalText(5000),
});
export type StageRelease = z.infer<typeof stageReleaseRule>;

/** A build's operations are compared with the served schema. */
export const previewReleaseRule = z.object({ manifest: manifestText });
export type PreviewRelease = z.infer<typeof previewReleaseRule>;

/** Who may get a version before everyone else. */
export const canaryAudiences = audienceNames.filter((name) => name !== 'anyone' && name !== 'releaser');
const canary = z.optional(
  z.nullable(
    z.array(z.enum(canaryAudiences as [Audience, ...Audience[]], `Canary audiences are ${canaryAudiences.join(', ')}`)),
  ),
);

export const publishReleaseRule = z.object({ remote: remoteName, version: releaseVersion, revision, canary });
export type PublishRelease = z.infer<typeof publishReleaseRule>;

export const rollBackRemoteRule = z.object({ remote: remoteName, revision });
export type RollBackRemote = z.infer<typeof rollBackRemoteRule>;

export const releaseEventsRule = z.object({ remote: z.optional(z.nullable(remoteName)) });

/** The lifetime of a release key. To renew one, create another. */
export const maxKeyDays = 90;
export const defaultKeyDays = 30;
const expiry = `Choose an expiry of 1 to ${maxKeyDays} days`;

/** A key for some remotes, held by one person. */
export const createReleaseKeyRule = z.object({
  name: labelRule({ message: 'Please name the team', max: 60 }),
  holder: emailRule('Please enter the email of the person who holds the key'),
  remotes: z
    .array(remoteName, 'Please choose the portals')
    .check(z.minLength(1, 'Please choose the portals'), z.maxLength(20, 'A key is for at most 20 portals')),
  publicKey: nullish(signingKey),
  expiresInDays: z.optional(z.nullable(z.int(expiry).check(z.gte(1, expiry), z.lte(maxKeyDays, expiry)))),
});
export type CreateReleaseKey = z.infer<typeof createReleaseKeyRule>;

/** What happened to a remote's pointer, with labels. */
export const releaseEventLabels = {
  published: 'Published',
  canary_started: 'Canary started',
  canary_ended: 'Canary ended',
  rolled_back: 'Rolled back',
  rolled_back_by_itself: 'Rolled back automatically',
  approval_requested: 'Approval requested',
  approval_declined: 'Declined',
} as const;
export type ReleaseEventKind = keyof typeof releaseEventLabels;
export const releaseEventKinds = Object.keys(releaseEventLabels) as ReleaseEventKind[];

/** The origin of a version: shipped with the server, or published by `npm run release`. */
export const releaseSources = ['installation', 'command'] as const;
export type ReleaseSource = (typeof releaseSources)[number];

/** How a portal failed in a browser. */
export const portalFaultKinds = ['missing', 'slow', 'load', 'render', 'loop', 'csp'] as const;
export type PortalFaultKind = (typeof portalFaultKinds)[number];

const pageLoad = 'A page load is named by the token in the settings of its page';
export const reportPortalFaultRule = z.object({
  remote: remoteName,
  version: z.optional(z.nullable(releaseVersion)),
  kind: z.enum(portalFaultKinds, 'Please say how it failed'),
  message: textRule({ message: 'Please say what happened', max: 1000 }),
  source: optionalText(500),
  pageLoad: z.optional(
    z.nullable(z.string(pageLoad).check(z.maxLength(2000, pageLoad), z.regex(/^[\w+/=-]*$/, pageLoad))),
  ),
});
export type ReportPortalFault = z.infer<typeof reportPortalFaultRule>;

/** What a tab has loaded: remotes and the shell. */
const part = z
  .string('Please name the part')
  .check(z.regex(/^(shell|mfe-[a-z-]{1,56})$/, 'A part is shell or a remote'));
export const versionInUseRule = z.object({ part, version: releaseVersion });
export type VersionInUse = z.infer<typeof versionInUseRule>;
export const checkVersionsRule = z.object({
  using: z.array(versionInUseRule).check(z.maxLength(20, 'A tab uses at most 20 parts')),
});
export type CheckVersions = z.infer<typeof checkVersionsRule>;
