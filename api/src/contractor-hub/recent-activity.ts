import { visibleTo } from '#activity-feed/activity.access';
import { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import { sampleActivity } from '#sample-figures/hub-rows';
import { type RecentEvent, sampleEvents } from '#sample-figures/recent-event';

const maxEvents = 5;

/** Specification part 2 §2, tab 1: activity of the viewer's projects, newest first; samples until there is any. */
export async function findRecentActivity({ read, viewer, settings }: Context): Promise<RecentEvent[]> {
  const where = { $and: [visibleTo(viewer), { clientStoreRequest: null }] };
  const fields = { description: true, createdAt: true } as const;
  const found = await read.find(Activity, fields, { where, orderBy: ['id'], direction: 'desc', first: maxEvents });
  if (found.length === 0) return sampleEvents(sampleActivity, settings);
  return found.map(({ description, createdAt }) => ({ description, createdAt, isSample: false }));
}
