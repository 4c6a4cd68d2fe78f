import type { EntityManager } from '@mikro-orm/postgresql';
import type { LeadLogKind } from 'rules/lead-log';
import { getAgencyDay } from '#agency-day';
import { createdDaysAgo } from '#demo/created-days-ago';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import type { Lead } from '#leads/lead.entity';
import type { User } from '#people/user.entity';

/** What sales has done for a lead of the demo, and does next. */
export interface DemoLeadWork {
  /** `dueIn`: days from today; negative if overdue. */
  next?: { step: string; dueIn: number };
  log?: Array<[daysAgo: number, kind: LeadLogKind, text: string]>;
}

export function loadLeadWork(em: EntityManager, lead: Lead, author: User, { next, log = [] }: DemoLeadWork): void {
  if (next) {
    lead.nextStep = next.step;
    lead.nextStepDueOn = getAgencyDay(createdDaysAgo(-next.dueIn).createdAt);
  }
  for (const [daysAgo, kind, text] of log) {
    const made = createdDaysAgo(daysAgo);
    em.create(LeadLogEntry, { ...made, happenedAt: made.createdAt, lead, author, kind, text });
  }
}
