import type { Context } from '#context';
import type { Topics } from '#live/bus';

/** Takes a project off open screens, after the transaction. If that fails, they see it on their next read. */
export async function announceRemovedProject({ bus, log }: Context, removed: Topics['projectRemoved']): Promise<void> {
  try {
    await bus.publish('projectRemoved', removed);
  } catch (err) {
    log.warn({ err, project: removed.id }, 'failed to publish a removed project to subscribers');
  }
}
