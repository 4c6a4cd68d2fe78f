import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseEventKind } from 'rules/releases';
import type { Context } from '#context';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { lockPointer, tellMoved, theServer } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { endCanary, goBack } from '#releases/roll-back';

/** How much of what a browser said stands in the history. */
const longestQuote = 200;

/** Rolls back a version that too many could not open right after its release; once, however many report it at the same time. */
export async function rollBackIfFaulty(context: Context, { id, remote, version }: Release): Promise<void> {
  const { em, log } = context;
  await context.pageLoads.flush();
  // Most faults are the only one: they do not wait for the pointer.
  const suspected = await Promise.all(
    (['published', 'canary_started'] as const).map((kind) => whyFaulty(em, { id, remote, version, kind })),
  );
  if (suspected.every((reason) => reason === null)) return;
  const took = await em.fork().transactional(async (tx) => {
    const pointer = await lockPointer(tx, remote);
    const why = async (kind: ReleaseEventKind) => whyFaulty(tx, { id, remote, version, kind });
    const { canary, current } = pointer;
    if (canary?.id === id) {
      const reason = await why('canary_started');
      if (reason === null) return false;
      endCanary(tx, pointer, canary, { by: theServer, reason });
      await queueReleaseMails(tx, context.settings, { remote, by: theServer });
      return true;
    }
    if (current?.id !== id) return false;
    const reason = await why('published');
    if (reason === null) return false;
    const gone = await goBack(tx, pointer, current, { by: theServer, reason, byItself: true });
    if (!gone)
      log.error({ remote, version, reason }, 'a faulty version stays: there is none before it to roll back to');
    else await queueReleaseMails(tx, context.settings, { remote, by: theServer });
    return gone;
  });
  if (!took) return;
  log.error({ remote, version }, 'a version was rolled back automatically');
  context.securityLog.record({
    kind: 'release_rolled_back',
    account: null,
    details: `${remote} ${version} automatically`,
  });
  await tellMoved(context, remote);
}

type Suspect = Pick<Release, 'id' | 'remote' | 'version'> & { kind: ReleaseEventKind };

/** In words, for the history; null where there is no reason to roll it back. Each release of the same version starts anew. */
async function whyFaulty(em: EntityManager, suspect: Suspect): Promise<string | null> {
  return (await failingForPeople(em, suspect)) ?? (await failingForVisitors(em, suspect));
}

/** Signed-in people: a session vouches for each. */
async function failingForPeople(em: EntityManager, { id, remote, version, kind }: Suspect): Promise<string | null> {
  const { count, minutes } = rollbackThreshold.people;
  const [found] = await em.execute<Array<{ people: number; first: string | null }>>(
    `select count(distinct person)::int as people, ${firstFault}
       from release_faults fault
      cross join ${releasedSql} released
      where fault.release_id = ? and fault.evidence = 'account' and fault.created_at >= released.at
        and fault.created_at <= released.at + make_interval(mins => ?)`,
    [remote, version, kind, id, minutes],
  );
  if (!found || found.people < count) return null;
  return `${found.people} people could not open it within ${minutes} minutes: ${getQuote(found.first)}`;
}

/**
 * Signed-out visitors: a share of the page loads that were served, each network counted once and each site for a few networks. A canary is
 * for nobody who is signed out.
 */
async function failingForVisitors(em: EntityManager, { id, remote, version, kind }: Suspect): Promise<string | null> {
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
            (select ${firstFault} from faults fault)
       from loads where place <= ?`,
    [remote, version, kind, id, minutes, id, rollbackThreshold.networksPerSite],
  );
  if (!found || found.loads < count || found.sites < networks || found.faulty <= found.loads * share) return null;
  return `${found.faulty} of ${found.loads} page loads failed within ${minutes} minutes: ${getQuote(found.first)}`;
}

const releasedSql = '(select max(created_at) as at from release_events where remote = ? and version = ? and kind = ?)';
const firstFault = "(array_agg(fault.kind || ', ' || fault.message order by fault.created_at, fault.id))[1] as first";

function getQuote(message: string | null): string {
  const line = (message ?? '').replace(/\s+/g, ' ');
  return line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line;
}
