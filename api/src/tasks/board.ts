import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TaskStatus } from 'rules/tasks';
import type { Viewer } from '#access/viewer';
import { findVisible } from '#db/find-visible';
import { Project } from '#projects/project.entity';
import { plannableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Locks the board of a project that the viewer plans: the second of two concurrent moves sees the first. */
export const lockBoard = (tx: EntityManager, viewer: Viewer | null, projectId: string): Promise<Project> =>
  findVisible(tx, Project, projectId, plannableBy(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });

/** The tasks of one column, in order. */
export const findColumnTasks = (tx: EntityManager, project: Project, status: TaskStatus): Promise<Task[]> =>
  tx.find(Task, { project: project.id, status }, { orderBy: { position: 'asc', id: 'asc' }, refresh: true });
