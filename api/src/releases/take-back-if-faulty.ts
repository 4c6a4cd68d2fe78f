import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseEventKind } from 'rules/releases';
import type { Context } from '#context';
import { holdPointer, tellMoved, theServer } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { endCanary, goBack } from '#releases/roll-back';

/** How many different people have to meet a fault, within how many minutes of a release, so that it goes back by itself. */
const people = 3;
const minutes = 5;
/** How much of what a browser said stands in the history. */
const longestQuote = 200;

/** Takes a version back that several people could not open right after its release; once, however many report it at the same time. */
export async function takeBackIfFaulty(context: Context, { id, remote, version }: Release): Promise<void> {
  const { em, log } = context;
  // Most faults are the only one: they do not wait for the pointer.
  const suspected = await Promise.all(
    (['published', 'canary_started'] as const).map((kind) => whyFaulty(em, { id, remote, version, kind })),
  );
  if (suspected.every((reason) => reason === null)) return;
  const took = await em.fork().transactional(async (tx) => {
    const pointer = await holdPointer(tx, remote);
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
    if (!gone) log.error({ remote, version, reason }, 'a faulty version stays: there is none before it to go back to');
    else await queueReleaseMails(tx, context.settings, { remote, by: theServer });
    return gone;
  });
  if (!took) return;
  log.error({ remote, version }, 'a version was taken back by itself');
  context.securityLog.record({
    kind: 'release_rolled_back',
    account: null,
    details: `${remote} ${version} automatically`,
  });
  await tellMoved(context, remote);
}

/** In words, for the history; null where there is no reason to take it back. Each release of the same version starts anew. */
async function whyFaulty(
  em: EntityManager,
  { id, remote, version, kind }: Pick<Release, 'id' | 'remote' | 'version'> & { kind: ReleaseEventKind },
): Promise<string | null> {
  const [found] = await em.execute<Array<{ people: number; first: string | null }>>(
    `select count(distinct person)::int as people,
            (array_agg(fault.kind || ', ' || fault.message order by fault.created_at, fault.id))[1] as first
       from release_faults fault
      cross join (select max(created_at) as at from release_events where remote = ? and version = ? and kind = ?) released
      where fault.release_id = ? and fault.created_at >= released.at
        and fault.created_at <= released.at + make_interval(mins => ?)`,
    [remote, version, kind, id, minutes],
  );
  if (!found || found.people < people) return null;
  const first = (found.first ?? '').replace(/\s+/g, ' ');
  const quote = first.length > longestQuote ? `${first.slice(0, longestQuote)}…` : first;
  return `${found.people} people could not open it within ${minutes} minutes: ${quote}`;
}
