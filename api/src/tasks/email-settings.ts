import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';

@ObjectType({ description: 'Which emails a person gets', simpleResolvers: true })
export class EmailSettings {
  @Field({ description: 'When a task is assigned to them' })
  taskAssigned!: boolean;
}

export async function readEmailSettings(context: Context): Promise<EmailSettings> {
  const { wantsTaskMail } = await loadViewer(context);
  return { taskAssigned: wantsTaskMail };
}

export async function updateEmailSettings(context: Context, { taskAssigned }: EmailSettings): Promise<EmailSettings> {
  const user = await loadViewer(context);
  user.wantsTaskMail = taskAssigned;
  await context.em.flush();
  return { taskAssigned };
}

async function loadViewer({ em, viewer }: Context): Promise<User> {
  if (!viewer) throw unauthenticated();
  return em.findOneOrFail(User, viewer.id);
}
