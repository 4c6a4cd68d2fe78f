import { readPublicSettings } from 'kit/public-settings';
import { request } from 'kit/request';
import { createRoot } from 'react-dom/client';
import { listLoadedParts } from '../portals/loaded-parts.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { fetchRegistry, getServedRemotes } from '../portals/registry.ts';
import { CheckVersionsDocument } from './gql/graphql.ts';
import { VersionNotice } from './version-notice.tsx';

const minute = 60_000;
const firstCheckDelay = 5 * minute;
const checkInterval = 10 * minute;
const minHiddenTime = minute;
const snoozeTime = 60 * minute;

/** Polls for newer versions of the loaded parts, and offers them. Returns a cleanup function. */
export function pollVersions(
  loader: Pick<PortalLoader, 'invalidateRegistry'>,
  fetchVersions = requestVersions,
): () => void {
  let hiddenAt = 0;
  let snoozedUntil = 0;
  const notice = mountVersionNotice({
    onReload: () => location.reload(),
    onLater: () => {
      snoozedUntil = Date.now() + snoozeTime;
      notice.show(false);
    },
  });

  const check = async () => {
    const using = listPartsInUse();
    if (using.length === 0) return;
    const now = await fetchVersions(using);
    loader.invalidateRegistry();
    const isOld = using.some(({ part, version }) => (now.get(part) ?? version) !== version);
    notice.show(isOld && Date.now() >= snoozedUntil);
    if (hasRegistryChanged(now)) await fetchRegistry();
  };
  // A failed request is repeated with the next poll.
  const checkQuietly = () => void check().catch(() => undefined);
  const onVisibilityChange = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (hiddenAt && Date.now() - hiddenAt >= minHiddenTime) checkQuietly();
  };

  const first = setTimeout(checkQuietly, firstCheckDelay);
  const timer = setInterval(checkQuietly, checkInterval);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    notice.close();
  };
}

/** Whether a portal was approved or retired since this tab last read the registry. */
function hasRegistryChanged(now: ReadonlyMap<string, string>): boolean {
  const served = [...now.keys()].filter((part) => part !== 'shell');
  const known = getServedRemotes();
  return served.length !== known.size || served.some((part) => !known.has(part));
}

type PartsInUse = ReturnType<typeof listLoadedParts>;

/** Parts in development have no version and are not polled. */
function listPartsInUse(): PartsInUse {
  const { shellVersion } = readPublicSettings();
  if (!shellVersion) return [];
  return [
    { part: 'shell', version: shellVersion },
    ...listLoadedParts().filter(({ version }) => releasedVersion.test(version)),
  ];
}

const releasedVersion = /^[0-9a-f]{12}$/;

async function requestVersions(using: PartsInUse): Promise<Map<string, string>> {
  const { checkVersions } = await request(CheckVersionsDocument, { input: { using: [...using] } });
  return new Map(checkVersions.map(({ part, version }) => [part, version]));
}

interface VersionNoticeHandlers {
  onReload: () => void;
  onLater: () => void;
}

/** The container of the notice: next to the application, not in it, so that no portal can remove it. */
function mountVersionNotice(answers: VersionNoticeHandlers): {
  show: (isShown: boolean) => void;
  close: () => void;
} {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const show = (isShown: boolean) => root.render(<VersionNotice isShown={isShown} {...answers} />);
  show(false);
  const close = () => {
    root.unmount();
    place.remove();
  };
  return { show, close };
}
