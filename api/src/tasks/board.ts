import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TaskStatus } from 'rules/tasks';
import { findVisible } from '#db/find-visible';
import type { Where } from '#db/where';
import { Project } from '#projects/project.entity';
import { Task } from '#tasks/task.entity';

/** Locks the board of a project: the second of two concurrent moves sees the first. */
export const lockBoard = (tx: EntityManager, projectId: string, visible: Where<Project>): Promise<Project> =>
  findVisible(tx, Project, projectId, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** The tasks of one column, in order. */
export const findColumnTasks = (tx: EntityManager, project: Project, status: TaskStatus): Promise<Task[]> =>
  tx.find(Task, { project: project.id, status }, { orderBy: { position: 'asc', id: 'asc' }, refresh: true });
