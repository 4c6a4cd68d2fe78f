import type { EntityManager } from '@mikro-orm/postgresql';
import { belongsTo } from 'rules/audiences';
import { type CreateProjectInput, tierFees } from 'rules/create-project';
import type { Viewer } from '#access/viewer';
import { announceActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { badInput, forbidden, unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { startProject } from '#projects/start-project';

/** Makes a pending project: a client for themselves, an administrator or a project manager for a client. Answers its id. */
export async function createProject(context: Context, input: CreateProjectInput): Promise<string> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { title, description, tier, technologies, priority, workingLocation, estimatedWeeks, clientId } = input;
  const { project, activity } = await em.transactional(async (tx) =>
    startProject(
      tx,
      {
        title,
        description,
        tier,
        technologies: technologies ?? [],
        priority: priority ?? 'medium',
        workingLocation: workingLocation ?? null,
        estimatedWeeks: estimatedWeeks ?? null,
        implementationFee: tierFees[tier],
        client: await clientOf(tx, viewer, clientId),
        // Whoever manages it from the start also sees it from the start.
        projectManager: belongsTo('pm', viewer) ? tx.getReference(User, viewer.id) : null,
      },
      viewer,
    ),
  );
  await announceActivity(context, activity);
  return project.id;
}

async function clientOf(em: EntityManager, viewer: Viewer, clientId: string | null | undefined): Promise<User> {
  if (belongsTo('client', viewer)) {
    if (clientId && clientId !== viewer.id) throw forbidden('You can only create projects of your own');
    return em.getReference(User, viewer.id);
  }
  if (!clientId) throw badInput({ clientId: 'Please select a client' });
  return findVisible(em, User, clientId, { role: 'client', deactivatedAt: null });
}
