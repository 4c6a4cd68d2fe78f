import { visibleTo } from '#activity/activity.access';
import { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import { sampleActivity } from '#sample-figures/hub-rows';
import { type RecentEvent, sampleEvents } from '#sample-figures/recent-event';

const most = 5;

/** Specification part 2 §2, tab 1: what happened to one's projects, newest first; samples until something did. */
export async function recentActivity({ em, read, viewer, settings }: Context): Promise<RecentEvent[]> {
  const fields = ['description', 'createdAt'] as const;
  const where = { $and: [visibleTo(viewer), { clientStoreRequest: null }] };
  const ids = await read.ids(Activity, { where, orderBy: ['id'], direction: 'desc', first: most });
  const found =
    ids.length > 0 ? await em.find(Activity, { id: { $in: ids } }, { fields, orderBy: { id: 'desc' } }) : [];
  if (found.length === 0) return sampleEvents(sampleActivity, settings);
  return found.map(({ description, createdAt }) => ({ description, createdAt, isSample: false }));
}
