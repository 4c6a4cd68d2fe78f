import type { Context } from '#context';
import type { Where } from '#db/where';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { mostOfAKind, type Need } from '#needs-me/need';

/** How long an enquiry may wait for its answer (specification part 1 §2.8). */
const replyTime = 24 * 60 * 60 * 1000;

/** The enquiries without an answer, the oldest first: it is due soonest. */
export const enquiriesToAnswer = (context: Context): Promise<Need[]> => unansweredEnquiries(context, {});

export async function unansweredEnquiries({ em, viewer }: Context, more: Where<Lead>): Promise<Need[]> {
  const found = await em.find(
    Lead,
    { $and: [visibleTo(viewer), { status: 'new', enquiry: { $ne: null } }, more] },
    {
      fields: ['contactName', 'budget', 'timeline', 'createdAt'],
      orderBy: { createdAt: 'asc', id: 'asc' },
      limit: mostOfAKind,
    },
  );
  return found.map(({ id, contactName, budget, timeline, createdAt }) => ({
    id,
    kind: 'enquiry',
    title: contactName,
    detail: `Budget ${budget}, ${timeline}`,
    since: createdAt,
    dueAt: new Date(createdAt.getTime() + replyTime),
    path: '/sales-portal',
  }));
}
