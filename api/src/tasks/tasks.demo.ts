import type { EntityManager } from '@mikro-orm/postgresql';
import type { TaskStatus } from 'rules/tasks';
import { getAgencyDay } from '#agency-day';
import type { DemoName } from '#demo/accounts';
import { createdDaysAgo } from '#demo/created-days-ago';
import { doneTasks } from '#tasks/done-tasks.demo';
import type { DemoData } from '#demo/demo-data';
import type { Project } from '#projects/project.entity';
import { TaskComment } from '#tasks/task-comment.entity';
import { Task } from '#tasks/task.entity';

interface ToDo {
  title: string;
  assignee?: DemoName;
  reporter?: DemoName;
  /** Days from today; negative if overdue. */
  dueIn?: number;
  madeDaysAgo: number;
  description?: string;
  timeboxMinutes?: number;
  comments?: Array<[author: DemoName, content: string]>;
}

/** Positions are within one column. */
const openTasks: Array<[project: string, status: TaskStatus, tasks: ToDo[]]> = [
  [
    'Harbour Booking Portal',
    'todo',
    [
      { title: 'Print the arrivals of a day', dueIn: 7, madeDaysAgo: 6 },
      {
        title: 'Cancel a reservation with a refund',
        assignee: 'developer',
        dueIn: 3,
        madeDaysAgo: 5,
        description: 'Full refund of the deposit up to two days before arrival, half after that.',
        timeboxMinutes: 240,
        comments: [
          ['developer', 'Does the guest pay the fee of the card payment?'],
          ['pm', 'No, the marina does. It is in the contract.'],
        ],
      },
      { title: 'Seasonal prices', dueIn: 12, madeDaysAgo: 2 },
    ],
  ],
  [
    'Harbour Booking Portal',
    'in_progress',
    [
      {
        title: 'Move a reservation to another berth',
        assignee: 'developer',
        dueIn: 1,
        madeDaysAgo: 9,
        timeboxMinutes: 90,
      },
      {
        title: 'The total is wrong after a discount',
        assignee: 'developer',
        reporter: 'tester',
        dueIn: 0,
        madeDaysAgo: 1,
        description: 'Book two berths with the code EARLY: the second is charged in full.',
        timeboxMinutes: 60,
      },
      { title: 'Email guests when their berth changes', assignee: 'support', dueIn: -2, madeDaysAgo: 8 },
    ],
  ],
  [
    'Harbour Booking Portal',
    'review',
    [{ title: 'Deposits in kroner', assignee: 'tester', dueIn: -1, madeDaysAgo: 10 }],
  ],
  ['Workshop Inventory CRM', 'todo', [{ title: 'Reorder low stock', assignee: 'developer', dueIn: 9, madeDaysAgo: 4 }]],
  [
    'Workshop Inventory CRM',
    'in_progress',
    [{ title: 'Count the stock of two workshops at once', assignee: 'tester', dueIn: 2, madeDaysAgo: 7 }],
  ],
  [
    'Clinic Client Portal',
    'todo',
    [
      { title: 'Messages between patient and clinic', assignee: 'developer', dueIn: -4, madeDaysAgo: 19 },
      { title: 'Audit log of document access', dueIn: 14, madeDaysAgo: 16 },
    ],
  ],
  [
    'Front Desk Check-in',
    'review',
    [{ title: 'Find a patient by date of birth', assignee: 'support', dueIn: 0, madeDaysAgo: 6 }],
  ],
];

export function loadDemoTasks(em: EntityManager, { people, projects }: DemoData): void {
  for (const [title, status, tasks] of openTasks)
    for (const [position, toDo] of tasks.entries()) {
      const { title: what, assignee, reporter, dueIn, madeDaysAgo, description, timeboxMinutes, comments } = toDo;
      const task = em.create(Task, {
        ...createdDaysAgo(madeDaysAgo),
        project: findProject(title),
        title: what,
        description: description ?? '',
        status,
        position,
        assignee: assignee ? people[assignee] : null,
        reporter: reporter ? people[reporter] : null,
        assignedAt: assignee ? createdDaysAgo(madeDaysAgo).createdAt : null,
        dueOn: dueIn === undefined ? null : getAgencyDay(createdDaysAgo(-dueIn).createdAt),
        timeboxMinutes: timeboxMinutes ?? null,
      });
      for (const [index, [author, content]] of (comments ?? []).entries())
        em.create(TaskComment, { ...createdDaysAgo(madeDaysAgo - 1 - index), task, author: people[author], content });
    }

  for (const [title, tasks] of doneTasks)
    for (const [position, [what, assignee, doneDaysAgo, days]] of tasks.entries()) {
      const { createdAt: doneAt } = createdDaysAgo(doneDaysAgo);
      em.create(Task, {
        ...createdDaysAgo(doneDaysAgo + days),
        updatedAt: doneAt,
        project: findProject(title),
        title: what,
        status: 'done',
        position,
        assignee: people[assignee],
        assignedAt: createdDaysAgo(doneDaysAgo + days).createdAt,
        doneAt,
      });
    }

  function findProject(title: string): Project {
    const project = projects.get(title);
    if (!project) throw new Error(`The demo data has no project ${title}`);
    return project;
  }
}
