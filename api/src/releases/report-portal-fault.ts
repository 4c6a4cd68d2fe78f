import { belongsTo } from 'rules/audiences';
import type { ReportPortalFault } from 'rules/releases';
import type { Context } from '#context';
import { toAppError } from '#errors';
import { ReleaseFault } from '#releases/release-fault.entity';
import type { Release } from '#releases/release.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { takeBackIfFaulty } from '#releases/take-back-if-faulty';
import { openerOf } from '#releases/who-opens';

/** Notes that a portal failed in somebody's browser, and answers whether it did. A browser's console stays empty either way. */
export async function reportPortalFault(context: Context, fault: ReportPortalFault): Promise<boolean> {
  const { em, limits, address, log, metrics } = context;
  const { remote, version, kind, message } = fault;
  try {
    await limits.count('reportPortalFault', { address });
  } catch (error) {
    if (toAppError(error).code === 'RATE_LIMITED') return false;
    throw error;
  }
  log.warn({ remote, version, kind, message }, 'a portal failed in a browser');
  const pointer = await em.findOne(RemotePointer, { remote }, { populate: ['current', 'canary'] });
  // A name that anybody thinks of becomes no label of the metrics.
  if (!pointer) return true;
  metrics.portalFaults.inc({ remote, kind });
  const person = openerOf(context, remote);
  const release = servedTo(context, pointer);
  if (person === null || !release || release.version !== version) return true;
  em.create(ReleaseFault, { release, person, kind, message });
  await em.flush();
  await takeBackIfFaulty(context, release);
  return true;
}

/** What the viewer gets now. Another version is that of a tab from before: it says nothing about what is served. */
function servedTo({ viewer }: Context, { current, canary, canaryAudiences }: RemotePointer): Release | null {
  return canary && canaryAudiences.some((audience) => belongsTo(audience, viewer)) ? canary : current;
}
