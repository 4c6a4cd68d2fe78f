import { Field, ObjectType } from 'type-graphql';
import type { UpdateEmailSettingsInput } from 'rules/tasks';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';

@ObjectType({ description: 'Which emails a person gets', simpleResolvers: true })
export class EmailSettings {
  @Field({ description: 'When a task is assigned to them' })
  taskAssigned!: boolean;

  @Field({ description: 'When the next step of one of their leads is due' })
  nextStepDue!: boolean;
}

const toSettings = ({ wantsTaskMail, wantsNextStepMail }: User): EmailSettings => ({
  taskAssigned: wantsTaskMail,
  nextStepDue: wantsNextStepMail,
});

export async function readEmailSettings(context: Context): Promise<EmailSettings> {
  return toSettings(await loadViewer(context));
}

/** Absent settings stay unchanged. */
export async function updateEmailSettings(
  context: Context,
  { taskAssigned, nextStepDue }: UpdateEmailSettingsInput,
): Promise<EmailSettings> {
  const user = await loadViewer(context);
  user.wantsTaskMail = taskAssigned ?? user.wantsTaskMail;
  user.wantsNextStepMail = nextStepDue ?? user.wantsNextStepMail;
  await context.em.flush();
  return toSettings(user);
}

async function loadViewer({ em, viewer }: Context): Promise<User> {
  if (!viewer) throw unauthenticated();
  return em.findOneOrFail(User, viewer.id);
}
