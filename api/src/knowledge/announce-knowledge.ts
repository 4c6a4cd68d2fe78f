import type { Context } from '#context';
import type { Topics } from '#live/bus';

/** Publishes a change to people viewing the hub, after it is committed. If that fails, they see it at their next read. */
export async function announceKnowledge(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  change: Topics['knowledgeChanged'],
): Promise<void> {
  try {
    await bus.publish('knowledgeChanged', change);
  } catch (err) {
    log.warn({ err, resource: change.id }, 'a change of the knowledge hub could not be published');
  }
}

/** Publishes progress to the viewer's other devices. If that fails, they see it at their next read. */
export async function announceCourseProgress(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  change: Topics['courseProgressChanged'],
): Promise<void> {
  try {
    await bus.publish('courseProgressChanged', change);
  } catch (err) {
    log.warn({ err, resource: change.resourceId }, 'progress in a course could not be published');
  }
}
