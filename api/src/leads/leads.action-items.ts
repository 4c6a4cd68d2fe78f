import { getReplyDueAt, replyHours } from 'rules/enquiries';
import { getBudgetLabel } from 'rules/lead-labels';
import { maxPerKind, type ActionItem } from '#action-items/action-item';
import { getAgencyDay, toNoon } from '#agency-day';
import { clock } from '#clock';
import type { Context } from '#context';
import type { Where } from '#db/where';
import { getLeadPath } from '#leads/lead-path';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

/** The unanswered enquiries, soonest due first. */
export const findEnquiriesToAnswer = (context: Context): Promise<ActionItem[]> => findUnansweredEnquiries(context, {});

/** The enquiries that sales has not answered in time. */
export const findOverdueEnquiries = (context: Context): Promise<ActionItem[]> => {
  const before = new Date(clock.now() - replyHours * 60 * 60_000);
  return findUnansweredEnquiries(context, { enquiry: { createdAt: { $lt: before } } });
};

async function findUnansweredEnquiries({ em, viewer }: Context, more: Where<Lead>): Promise<ActionItem[]> {
  // Most leads have no enquiry. A condition that no missing row satisfies lets PostgreSQL start from the enquiries.
  const unanswered = { $and: [{ enquiry: { createdAt: { $ne: null } } }, { enquiry: { answeredAt: null } }] };
  const found = await em.find(
    Lead,
    { $and: [visibleTo(viewer), unanswered, more] },
    {
      fields: ['contactName', 'budget', 'timeline', 'enquiry.createdAt', 'enquiry.reviewStartedAt'],
      strategy: 'joined',
      orderBy: { enquiry: { createdAt: 'asc' }, id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.flatMap(({ id, contactName, budget, timeline, enquiry }) =>
    enquiry
      ? {
          id,
          kind: 'enquiry',
          title: contactName,
          detail: [
            enquiry.reviewStartedAt && 'Being reviewed',
            // Sales may have changed both since.
            budget && `Budget: ${getBudgetLabel(budget)}`,
            timeline,
          ]
            .filter(Boolean)
            .join(' · '),
          since: enquiry.createdAt,
          dueAt: getReplyDueAt(enquiry.createdAt),
          path: '/sales-portal?tab=leads',
        }
      : [],
  );
}

/** The next steps of the viewer's own open leads that are due today or overdue, by the agency's clock. */
export async function findDueNextSteps({ em, viewer }: Context): Promise<ActionItem[]> {
  if (!viewer) return [];
  const found = await em.find(
    Lead,
    { $and: [visibleTo(viewer), { owner: viewer.id, closedAt: null, nextStepDueOn: { $lte: getAgencyDay() } }] },
    {
      fields: ['companyName', 'nextStep', 'nextStepDueOn', 'createdAt'],
      orderBy: { nextStepDueOn: 'asc', id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.map(({ id, companyName, nextStep, nextStepDueOn, createdAt }) => ({
    id,
    kind: 'next_step',
    title: companyName,
    detail: nextStep ?? '',
    since: createdAt,
    dueAt: nextStepDueOn ? toNoon(nextStepDueOn) : null,
    path: getLeadPath(id),
  }));
}
