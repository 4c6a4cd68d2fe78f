import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { recordActivity } from '#activity/record-activity';
import type { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

/** Links a new client to the projects that were created for their email, in the caller's transaction. */
export async function linkWaitingProjects(tx: EntityManager, client: User): Promise<Activity[]> {
  const waiting = await tx.find(
    Project,
    { clientEmail: client.email, client: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return waiting.map((project) => {
    project.client = client;
    project.clientEmail = null;
    const description = `${project.title}: ${client.firstName} ${client.lastName} joined as the client`;
    return recordActivity(tx, { project, actor: client, description });
  });
}
