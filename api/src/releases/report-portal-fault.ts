import { createHash } from 'node:crypto';
import type { ReportPortalFault } from 'rules/releases';
import type { Context } from '#context';
import { toAppError } from '#errors';
import { ReleaseFault } from '#releases/release-fault.entity';
import { Release } from '#releases/release.entity';

/** Remembers that a portal failed in somebody's browser, and answers whether it did. A browser's console stays empty either way. */
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
  metrics.portalFaults.inc({ remote, kind });
  const release = version ? await em.findOne(Release, { remote, version }) : null;
  if (!release) return true;
  em.create(ReleaseFault, { release, person: personOf(context), kind, message });
  await em.flush();
  return true;
}

/** Tells people apart without saying who they are. */
function personOf({ viewer, address }: Context): string {
  return createHash('sha256')
    .update(viewer ? `user ${viewer.id}` : `address ${address}`)
    .digest('hex');
}
