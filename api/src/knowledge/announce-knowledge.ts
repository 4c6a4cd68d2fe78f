import type { Context } from '#context';
import type { Topics } from '#live/bus';

/** Tells whoever looks at the hub, after the change. It stands even where the telling fails: they see it at their next read. */
export async function announceKnowledge(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  change: Topics['knowledgeChanged'],
): Promise<void> {
  try {
    await bus.publish('knowledgeChanged', change);
  } catch (err) {
    log.warn({ err, resource: change.id }, 'followers could not be told of a change of the knowledge hub');
  }
}

/** Tells the other devices of whoever marked it; where that fails they see it at their next read. */
export async function announceCourseProgress(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  change: Topics['courseProgressChanged'],
): Promise<void> {
  try {
    await bus.publish('courseProgressChanged', change);
  } catch (err) {
    log.warn({ err, resource: change.resourceId }, 'other devices could not be told of progress in a course');
  }
}
