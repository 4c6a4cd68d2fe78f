import type { Context } from '#context';

/** Tells everyone who plans the project that a task of it changed, after the transaction. The change stands even where the telling fails. */
export async function announceTask({ bus, log }: Context, task: { id: string; projectId: string }): Promise<void> {
  try {
    await bus.publish('taskChanged', task);
  } catch (err) {
    log.warn({ err, task: task.id }, 'followers could not be told of a change of a task');
  }
}
