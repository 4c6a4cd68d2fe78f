import type { EntityManager } from '@mikro-orm/postgresql';
import type { TaskStatus } from 'rules/tasks';
import type { DemoName } from '#demo/accounts';
import { at } from '#demo/at';
import type { DemoPeople } from '#demo/people';
import type { Project } from '#projects/project.entity';
import { Task } from '#tasks/task.entity';

/** The place is that in the list of one column. */
const demoTasks: Array<[project: string, status: TaskStatus, titles: Array<[title: string, assignee?: DemoName]>]> = [
  [
    'Harbour Booking Portal',
    'todo',
    [['Print the arrivals of a day'], ['Cancel a reservation with a refund', 'developer']],
  ],
  ['Harbour Booking Portal', 'in_progress', [['Move a reservation to another berth', 'developer']]],
  ['Harbour Booking Portal', 'review', [['Deposits in kroner', 'tester']]],
  ['Harbour Booking Portal', 'done', [['Map of free berths', 'developer']]],
  ['Workshop Inventory CRM', 'in_progress', [['Count the stock of two workshops at once', 'tester']]],
  ['Workshop Inventory CRM', 'done', [['Bar codes on repair orders', 'developer']]],
  ['Clinic Client Portal', 'todo', [['Messages between patient and clinic', 'developer'], ['Audit of who read what']]],
];

export function loadDemoTasks(em: EntityManager, people: DemoPeople, projects: ReadonlyMap<string, Project>): void {
  for (const [title, status, tasks] of demoTasks) {
    const project = projects.get(title);
    if (!project) throw new Error(`The demo data has no project ${title}`);
    for (const [position, [what, assignee]] of tasks.entries())
      em.create(Task, {
        project,
        title: what,
        status,
        position,
        assignee: assignee ? people[assignee] : null,
        // The first of what is to do is due within days.
        dueOn: status === 'done' || position > 0 ? null : at(-7).createdAt.toISOString().slice(0, 10),
      });
  }
}
