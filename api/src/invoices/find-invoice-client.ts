import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '#errors';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

/** The client of an invoice, and the project that it is for, if any. Errors name the input's field. */
export async function findInvoiceClient(
  em: EntityManager,
  { projectId, clientId }: { projectId?: string | null | undefined; clientId?: string | null | undefined },
): Promise<{ client: User; project: Project | null }> {
  if (projectId) {
    const project = await em.findOne(Project, projectId, { populate: ['client'] });
    if (!project) throw badInput({ projectId: 'Please choose a project' });
    const { client } = project;
    if (!client) throw badInput({ projectId: 'The client of this project has no account yet. Invite them first' });
    if (clientId && clientId !== client.id) throw badInput({ clientId: 'This is not the client of the project' });
    return { client, project };
  }
  const client = clientId ? await em.findOne(User, { id: clientId, role: 'client' }) : null;
  if (!client) throw badInput({ clientId: 'Please choose a client' });
  return { client, project: null };
}
