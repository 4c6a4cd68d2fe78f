import { readPublicSettings } from 'kit/public-settings';
import { request } from 'kit/request';
import { findPortal } from '../portals.ts';
import { toRemoteName, getLoadedVersion } from '../portals/loaded-parts.ts';
import { ReportPortalFaultDocument } from './gql/graphql.ts';

/** The maximum number of different violations per tab: a broken page may cause one in every frame. */
const maxReports = 5;
const reported = new Set<string>();

const remoteFile = /^\/remotes\/(mfe-[a-z-]+)\/([0-9a-f]{12})\//;
const extension = /^[a-z-]+-extension\b/;

/** Reports a CSP violation as a fault of the version whose file caused it, or else of the portal on screen. */
export async function reportCspViolation(event: SecurityPolicyViolationEvent): Promise<void> {
  const { effectiveDirective, blockedURI, sourceFile } = event;
  // Browser extensions run in the page too, and portals are not responsible for them.
  if (extension.test(blockedURI) || extension.test(sourceFile)) return;
  // Not the blocked URL: any portal can name another portal's file.
  const source = getSameOriginPath(sourceFile);
  const culprit = (source && getCulprit(source)) || getCurrentRemote();
  const message = `${effectiveDirective} blocked ${stripQuery(blockedURI)}`;
  const key = `${culprit?.remote} ${message}`;
  if (!culprit || reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  const { pageLoad } = readPublicSettings();
  const input = {
    ...culprit,
    kind: 'csp' as const,
    message: message.slice(0, 1000),
    source: source?.slice(0, 500) ?? null,
    ...(pageLoad && { pageLoad }),
  };
  await request(ReportPortalFaultDocument, { input }, { keepalive: true });
}

function getCulprit(path: string) {
  const [, remote, version] = remoteFile.exec(path) ?? [];
  return remote && version ? { remote, version } : null;
}

/** The portal of this page; null for one in development, which has another kind of version. */
function getCurrentRemote() {
  const remote = findPortal(location.pathname)?.remote;
  const version = remote && getLoadedVersion(remote);
  return version && /^[0-9a-f]{12}$/.test(version) ? { remote: toRemoteName(remote), version } : null;
}

/** The path of a file of this origin; null for anything else, such as `inline`. */
function getSameOriginPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  return origin === location.origin ? pathname : null;
}

/** A URL may contain secrets in its query. */
function stripQuery(url: string): string {
  if (!/^(https?|wss?):/.test(url) || !URL.canParse(url)) return url;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
