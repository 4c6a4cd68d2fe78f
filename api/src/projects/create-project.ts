import type { EntityManager } from '@mikro-orm/postgresql';
import { isInAudience } from 'rules/audiences';
import { type CreateProjectInput, tierFees } from 'rules/create-project';
import type { ChangeProjectTeam } from 'rules/project-team';
import type { Viewer } from '#access/viewer';
import { announceActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { forbidden, unauthenticated } from '#errors';
import { isWithinLimit } from '#limits/is-within-limit';
import { queueMail } from '#mail/queue-mail';
import { findMember } from '#people/find-member';
import { User } from '#people/user.entity';
import { findClient } from '#projects/find-client';
import { createNewProjectNotice } from '#projects/project-mails';
import { startProject } from '#projects/start-project';

/** Creates a pending project: for the viewer if they are a client; otherwise for a client or without one. Returns its id. */
export async function createProject(context: Context, input: CreateProjectInput): Promise<string> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  // Over it, projects are created without mail: administrators have them among their action items.
  const canMail =
    isInAudience('client', viewer) && (await isWithinLimit(limits, 'mailByPerson', { person: viewer.id }));
  const { title, description, tier, technologies, priority, workingLocation, estimatedWeeks, clientEmail } = input;
  const { project, activity } = await em.transactional(async (tx) => {
    const started = await startProject(
      tx,
      {
        title,
        description,
        tier,
        technologies: technologies ?? [],
        priority: priority ?? 'medium',
        workingLocation: workingLocation ?? null,
        estimatedWeeks: estimatedWeeks ?? null,
        implementationFee: tierFees[tier] ?? '0.00',
        ...(await findProjectClient(tx, viewer, clientEmail)),
        ...(await findTeam(tx, viewer, input)),
      },
      viewer,
    );
    const { client } = started.project;
    if (canMail && client?.id === viewer.id)
      await queueMail(tx, createNewProjectNotice(started.project, client, context.settings));
    return started;
  });
  await announceActivity(context, activity);
  return project.id;
}

async function findProjectClient(em: EntityManager, viewer: Viewer, clientEmail: string | null | undefined) {
  if (!isInAudience('client', viewer)) return clientEmail ? findClient(em, clientEmail, viewer) : {};
  const client = await em.findOneOrFail(User, viewer.id);
  if (clientEmail && clientEmail !== client.email) throw forbidden('You can only create your own projects');
  return { client };
}

/**
 * Administrators choose the team, and project managers that of the projects that they start and so manage. Other contractors
 * are assigned to what they start, so that they can see it.
 */
async function findTeam(
  em: EntityManager,
  viewer: Viewer,
  { developerId, testerId, projectManagerId }: ChangeProjectTeam,
) {
  const isManager = isInAudience('pm', viewer);
  if (isManager && (projectManagerId ?? viewer.id) !== viewer.id)
    throw forbidden('You manage the projects that you start. Hand it over once it is created');
  if (isManager || isInAudience('admin', viewer)) {
    return {
      developer: await findMember(em, 'developerId', developerId),
      tester: await findMember(em, 'testerId', testerId),
      projectManager: await findMember(em, 'projectManagerId', isManager ? viewer.id : projectManagerId),
    };
  }
  if (developerId ?? testerId ?? projectManagerId)
    throw forbidden('Only administrators and project managers can assign a team');
  if (!isInAudience('contractor', viewer)) return {};
  const person = em.getReference(User, viewer.id);
  if (viewer.contractorRole === 'developer') return { developer: person };
  return viewer.contractorRole === 'tester' ? { tester: person } : { projectManager: person };
}
