import { publicSettings } from 'kit/public-settings';
import { request } from 'kit/request';
import { partsHere } from '../portals/parts-here.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { fetchRegistry, remotesServed } from '../portals/registered.ts';
import { CheckVersionsDocument } from './gql/graphql.ts';
import { openNotice } from './open-notice.tsx';

const minute = 60_000;
const firstAfter = 5 * minute;
const every = 10 * minute;
const longEnoughAway = minute;
const quietAfterLater = 60 * minute;

/** Asks now and then whether there is a newer version of what this tab has loaded, and offers it. Answers how to stop. */
export function watchVersions(loader: Pick<PortalLoader, 'lookUpAnew'>, ask = askForVersions): () => void {
  let leftAt = 0;
  let quietUntil = 0;
  const notice = openNotice({
    onReload: () => location.reload(),
    onLater: () => {
      quietUntil = Date.now() + quietAfterLater;
      notice.show(false);
    },
  });

  const check = async () => {
    const using = partsInUse();
    if (using.length === 0) return;
    const now = await ask(using);
    loader.lookUpAnew();
    const isOld = using.some(({ part, version }) => (now.get(part) ?? version) !== version);
    notice.show(isOld && Date.now() >= quietUntil);
    if (isOtherRegistry(now)) await fetchRegistry();
  };
  // Who could not be asked is asked the next time.
  const checkCalmly = () => void check().catch(() => undefined);
  const noticeReturn = () => {
    if (document.hidden) leftAt = Date.now();
    else if (leftAt && Date.now() - leftAt >= longEnoughAway) checkCalmly();
  };

  const first = setTimeout(checkCalmly, firstAfter);
  const timer = setInterval(checkCalmly, every);
  document.addEventListener('visibilitychange', noticeReturn);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', noticeReturn);
    notice.close();
  };
}

/** Whether a portal was approved or retired since this tab last read the registry. */
function isOtherRegistry(now: ReadonlyMap<string, string>): boolean {
  const served = [...now.keys()].filter((part) => part !== 'shell');
  const known = remotesServed();
  return served.length !== known.size || served.some((part) => !known.has(part));
}

type Used = ReturnType<typeof partsHere>;

/** Nothing is asked of what is being developed: it has no version. */
function partsInUse(): Used {
  const { shellVersion } = publicSettings();
  if (!shellVersion) return [];
  return [{ part: 'shell', version: shellVersion }, ...partsHere().filter(({ version }) => released.test(version))];
}

const released = /^[0-9a-f]{12}$/;

async function askForVersions(using: Used): Promise<Map<string, string>> {
  const { checkVersions } = await request(CheckVersionsDocument, { input: { using: [...using] } });
  return new Map(checkVersions.map(({ part, version }) => [part, version]));
}
