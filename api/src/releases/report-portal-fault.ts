import { isInAudience, audiences, type Audience } from 'rules/audiences';
import type { ReportPortalFault } from 'rules/releases';
import { newId } from '#new-id';
import type { Context } from '#context';
import { toAppError } from '#errors';
import type { FaultEvidence } from '#releases/release-fault.entity';
import type { Release } from '#releases/release.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { rollBackIfFaulty } from '#releases/roll-back-if-faulty';
import { networkHash, siteHash } from '#remotes/page-loads';
import { federationName } from '#remotes/remotes';
import { hashKey } from '#secret-key';

/** Records that a portal failed in someone's browser. False if rate limited, since an error would show in the browser's console. */
export async function reportPortalFault(context: Context, fault: ReportPortalFault): Promise<boolean> {
  const { em, limits, address, log, metrics } = context;
  const { remote, version, kind, message } = fault;
  try {
    await limits.count('reportPortalFault', { address });
  } catch (error) {
    if (toAppError(error).code === 'RATE_LIMITED') return false;
    throw error;
  }
  // Anyone may send these, so it's not a warning, and the caller's text is cut to what identifies a fault.
  log.info({ remote, version, kind, message: message.slice(0, 200) }, 'a portal failed in a browser');
  const pointer = await em.findOne(RemotePointer, { remote }, { populate: ['current', 'canary'] });
  // Made-up names must not become metric labels.
  if (!pointer) return true;
  metrics.portalFaults.inc({ remote, kind });
  const person = getOpenerHash(context, remote);
  const release = getServedRelease(context, pointer);
  if (person === null || !release || release.version !== version) return true;
  if (await recordFault(context, release, { fault, person })) await rollBackIfFaulty(context, release);
  return true;
}

/** Returns whether the report may lead to a rollback. */
async function recordFault(
  context: Context,
  { id: release, remote, version }: Release,
  { fault, person }: { fault: ReportPortalFault; person: string },
): Promise<boolean> {
  const { em, viewer, address, pageLoads } = context;
  const { kind, message, pageLoad: token } = fault;
  const pageLoad = viewer || !token || !address ? null : pageLoads.verify(token, { address, remote, version });
  const vouched: FaultEvidence = viewer ? 'account' : pageLoad === null ? 'none' : 'page_load';
  const evidence = isFromVersion(fault) ? vouched : 'none';
  if (evidence === 'page_load' && address)
    await em.execute(loadSql, [release, networkHash(address), siteHash(address)]);
  const values = [newId(), release, person, evidence, pageLoad, kind, message];
  const added = await em.execute<object[]>(faultSql, [...values, evidence, release, person, kind, message]);
  return evidence !== 'none' && added.length > 0;
}

/**
 * A Content-Security-Policy violation may come from the shell, a browser extension, or another script of the page. Only one that names a
 * file of the version counts against it; the others are only shown.
 */
const isFromVersion = ({ kind, source, remote, version }: ReportPortalFault): boolean =>
  kind !== 'csp' || (source?.startsWith(`/remotes/${remote}/${version}/`) ?? false);

/** The server that served the page may not have written the page load yet. */
const loadSql = `
  insert into release_loads (id, created_at, updated_at, release_id, network, site)
  values (gen_random_uuid(), now(), now(), ?, ?, ?) on conflict (release_id, network) do update set updated_at = excluded.updated_at`;

/**
 * A page-load token adds one row. Without evidence, the same fault adds one an hour for each person or network, up to ten distinct ones.
 */
const faultSql = `
  insert into release_faults (id, created_at, updated_at, release_id, person, evidence, page_load, kind, message)
  select ?::uuid, now(), now(), ?::uuid, ?::text, ?::text, ?::text, ?::text, ?::text
   where ?::text <> 'none' or (
           select count(*) < 10 and not coalesce(bool_or(known.kind = reported.kind and known.message = reported.message), false)
             from (select ?::uuid as release, ?::text as person, ?::text as kind, ?::text as message) reported
             left join release_faults known
               on known.release_id = reported.release and known.person = reported.person and known.evidence = 'none'
              and known.created_at > now() - interval '1 hour')
  on conflict (page_load) do nothing
  returning id`;

/** The version that the viewer gets now. Reports about another one come from an older tab and say nothing about it. */
function getServedRelease({ viewer }: Context, { current, canary, canaryAudiences }: RemotePointer): Release | null {
  return canary && canaryAudiences.some((audience) => isInAudience(audience, viewer)) ? canary : current;
}

/**
 * A pseudonymous hash of a person whose reports count: the same for the same person. Null for someone who can't open any path of the
 * remote.
 */
function getOpenerHash({ remotes, viewer, address }: Context, remote: string): string | null {
  const opensTo = getPortalAudiences(remotes, remote);
  if (!opensTo.some((audience) => isInAudience(audience, viewer))) return null;
  if (viewer) return hashKey(`user ${viewer.id}`);
  return address === null ? null : networkHash(address);
}

function getPortalAudiences(remotes: Context['remotes'], remote: string): Audience[] {
  const name = federationName(remote);
  // The shell is built separately, so it may have an audience that this server does not know.
  return remotes
    .portals()
    .filter((portal) => portal.remote === name)
    .flatMap((portal) => portal.audiences)
    .filter((audience) => Object.hasOwn(audiences, audience));
}
