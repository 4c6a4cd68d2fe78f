import type { EntityManager } from '@mikro-orm/postgresql';
import type { PayoutKind } from 'rules/payouts';
import type { DemoName } from '#demo/accounts';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { Payout } from '#payouts/payout.entity';

/** Four months, so that the history of the hub is full. */
const demoPayouts: Array<[contractor: DemoName, kind: PayoutKind, amount: string, daysAgo: number, project?: string]> =
  [
    ['developer', 'project', '3200.00', 95, 'Invoice Automation'],
    ['developer', 'project', '2100.00', 62, 'Invoice Automation'],
    ['developer', 'support_residual', '64.50', 60, 'Invoice Automation'],
    ['tester', 'project', '900.00', 58, 'Invoice Automation'],
    ['developer', 'project', '2800.00', 32, 'Workshop Inventory CRM'],
    ['developer', 'support_residual', '64.50', 31, 'Invoice Automation'],
    ['support', 'support_residual', '189.00', 31],
    ['tester', 'project', '750.00', 12, 'Workshop Inventory CRM'],
    ['developer', 'project', '4100.00', 3, 'Harbour Booking Portal'],
    ['developer', 'project', '4200.00', 10, 'Patient Reminder Service'],
    ['support', 'project', '900.00', 10, 'Patient Reminder Service'],
    // Today, so that the current month has one even on its first day.
    ['developer', 'support_residual', '64.50', 0, 'Invoice Automation'],
    ['developer', 'bonus', '250.00', 0],
    ['tester', 'bonus', '120.00', 0],
    ['support', 'support_residual', '189.00', 0],
  ];

export function loadDemoPayouts(em: EntityManager, { people, projects }: DemoData): void {
  for (const [contractor, kind, amount, daysAgo, project] of demoPayouts) {
    const time = createdDaysAgo(daysAgo);
    em.create(Payout, {
      ...time,
      contractor: people[contractor],
      kind,
      amount,
      paidAt: time.createdAt,
      project: (project && projects.get(project)) || null,
    });
  }
}
