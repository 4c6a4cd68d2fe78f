import type { Context } from '#context';

/** Notifies everyone who plans the project that a task changed, after the transaction. If it fails, the change still counts. */
export async function announceTask({ bus, log }: Context, task: { id: string; projectId: string }): Promise<void> {
  try {
    await bus.publish('taskChanged', task);
  } catch (err) {
    log.warn({ err, task: task.id }, 'could not notify followers of a change to a task');
  }
}
