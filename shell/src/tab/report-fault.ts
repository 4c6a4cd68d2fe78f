import { readPublicSettings } from 'kit/public-settings';
import { request } from 'kit/request';
import { toRemoteName, getLoadedVersion } from '../portals/loaded-parts.ts';
import type { PortalFault } from '../portals/portal-fault.ts';
import { ReportPortalFaultDocument } from './gql/graphql.ts';
import { reloadIfGone } from './reload-if-gone.ts';

const maxMessageLength = 1000;

/** Tells the server that a portal failed here, and reloads the page if that is because its files are gone. */
export async function reportFault(remote: string, fault: PortalFault): Promise<void> {
  const { kind, message, cause } = fault;
  // React has not thrown it, so nothing has told of it yet.
  if (kind === 'loop') window.console.warn('A portal failed', fault);
  const version = getLoadedVersion(remote) ?? null;
  // Whoever develops it sees it.
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

/** What is being developed has another kind of name. */
const releasedVersion = /^[0-9a-f]{12}$/;

/** React's own words when a component asks for the next render in each, and their numbers in its production build. */
const renderLoopMessage = /#(185|301)\b|Maximum update depth|Too many re-renders/;
