import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseEventKind } from 'rules/releases';
import type { Context } from '#context';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { lockPointer, publishReleaseMoved, serverActor } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { endCanary, rollBackToPrevious } from '#releases/roll-back';

/** How much of a browser's error message is included in the history. */
const maxQuoteLength = 200;

/** Rolls back a version that too many could not open right after its release; once, for any number of concurrent reports. */
export async function rollBackIfFaulty(context: Context, { id, remote, version }: Release): Promise<void> {
  const { em, log } = context;
  await context.pageLoads.flush();
  // Most faults are isolated: they do not wait for the pointer.
  const suspected = await Promise.all(
    (['published', 'canary_started'] as const).map((kind) => findFaultReason(em, { id, remote, version, kind })),
  );
  if (suspected.every((reason) => reason === null)) return;
  const hasRolledBack = await em.fork().transactional(async (tx) => {
    const pointer = await lockPointer(tx, remote);
    const findReason = async (kind: ReleaseEventKind) => findFaultReason(tx, { id, remote, version, kind });
    const { canary, current } = pointer;
    if (canary?.id === id) {
      const reason = await findReason('canary_started');
      if (reason === null) return false;
      endCanary(tx, pointer, canary, { by: serverActor, reason });
      await queueReleaseMails(tx, context.settings, { remote, by: serverActor });
      return true;
    }
    if (current?.id !== id) return false;
    const reason = await findReason('published');
    if (reason === null) return false;
    const rolledBack = await rollBackToPrevious(tx, pointer, current, { by: serverActor, reason, isAutomatic: true });
    if (!rolledBack) log.error({ remote, version, reason }, 'a faulty version stays: there is none to roll back to');
    else await queueReleaseMails(tx, context.settings, { remote, by: serverActor });
    return rolledBack;
  });
  if (!hasRolledBack) return;
  log.error({ remote, version }, 'a version was rolled back automatically');
  context.securityLog.record({
    kind: 'release_rolled_back',
    account: null,
    details: `${remote} ${version} automatically`,
  });
  await publishReleaseMoved(context, remote);
}

type Suspect = Pick<Release, 'id' | 'remote' | 'version'> & { kind: ReleaseEventKind };

/** The reason for the history; null if there is none to roll it back. Each release of the same version starts anew. */
async function findFaultReason(em: EntityManager, suspect: Suspect): Promise<string | null> {
  return (await findPeopleFailure(em, suspect)) ?? (await findVisitorFailure(em, suspect));
}

/** Signed-in people: their session is the evidence. */
async function findPeopleFailure(em: EntityManager, { id, remote, version, kind }: Suspect): Promise<string | null> {
  const { count, minutes } = rollbackThreshold.people;
  const [found] = await em.execute<Array<{ people: number; first: string | null }>>(
    `select count(distinct person)::int as people, ${firstFaultSql}
       from release_faults fault
      cross join ${releasedSql} released
      where fault.release_id = ? and fault.evidence = 'account' and fault.created_at >= released.at
        and fault.created_at <= released.at + make_interval(mins => ?)`,
    [remote, version, kind, id, minutes],
  );
  if (!found || found.people < count) return null;
  return `${found.people} people couldn't open it within ${minutes} minutes: ${toQuote(found.first)}`;
}

/**
 * Signed-out visitors: a share of the served page loads, each network counted once and each site for a few networks. Canaries are never
 * served to signed-out visitors.
 */
async function findVisitorFailure(em: EntityManager, { id, remote, version, kind }: Suspect): Promise<string | null> {
  if (kind !== 'published') return null;
  const { share, count, networks, minutes } = rollbackThreshold.pageLoads;
  const [found] = await em.execute<Array<{ loads: number; sites: number; faulty: number; first: string | null }>>(
    `with released as materialized (select at from ${releasedSql} event),
     faults as materialized (
       select fault.* from release_faults fault cross join released
        where fault.release_id = ? and fault.evidence = 'page_load' and fault.created_at >= released.at
          and fault.created_at <= released.at + make_interval(mins => ?)),
     loads as (
       select load.network, load.site, row_number() over (partition by load.site order by load.created_at, load.id) as place
         from release_loads load cross join released
        where load.release_id = ? and load.updated_at >= released.at)
     select count(*)::int as loads, count(distinct site)::int as sites,
            count(*) filter (where network in (select person from faults))::int as faulty,
            (select ${firstFaultSql} from faults fault)
       from loads where place <= ?`,
    [remote, version, kind, id, minutes, id, rollbackThreshold.networksPerSite],
  );
  if (!found || found.loads < count || found.sites < networks || found.faulty <= found.loads * share) return null;
  return `${found.faulty} of ${found.loads} page loads failed within ${minutes} minutes: ${toQuote(found.first)}`;
}

const releasedSql = '(select max(created_at) as at from release_events where remote = ? and version = ? and kind = ?)';
const firstFaultSql =
  "(array_agg(fault.kind || ', ' || fault.message order by fault.created_at, fault.id))[1] as first";

function toQuote(message: string | null): string {
  const line = (message ?? '').replace(/\s+/g, ' ');
  return line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength)}…` : line;
}
