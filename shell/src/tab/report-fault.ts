import { readPublicSettings } from 'kit/public-settings';
import { request } from 'kit/request';
import { toRemoteName, getLoadedVersion } from '../portals/loaded-parts.ts';
import type { PortalFault } from '../portals/portal-fault.ts';
import { ReportPortalFaultDocument } from './gql/graphql.ts';
import { reloadIfGone } from './reload-if-gone.ts';

const maxMessageLength = 1000;

/** Reports a portal failure to the server, and reloads the page if the portal's files are gone. */
export async function reportFault(remote: string, fault: PortalFault): Promise<void> {
  const { kind, message, cause } = fault;
  // React did not throw it, so nothing has been logged yet.
  if (kind === 'loop') window.console.warn('A portal failed', fault);
  const version = getLoadedVersion(remote) ?? null;
  // Visible in development.
  if (version !== null && !releasedVersion.test(version)) return reloadIfGone(cause);
  const { pageLoad } = readPublicSettings();
  const input = {
    remote: toRemoteName(remote),
    version,
    kind: renderLoopMessage.test(message) ? ('loop' as const) : kind,
    message: message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, maxMessageLength),
    ...(pageLoad && { pageLoad }),
  };
  await Promise.all([request(ReportPortalFaultDocument, { input }, { keepalive: true }), reloadIfGone(cause)]);
}

/** Parts in development have another kind of name. */
const releasedVersion = /^[0-9a-f]{12}$/;

/** React's messages for an endless update loop, and their error numbers in its production build. */
const renderLoopMessage = /#(185|301)\b|Maximum update depth|Too many re-renders/;
