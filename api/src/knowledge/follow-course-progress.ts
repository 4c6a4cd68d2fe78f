import type { Context } from '#context';
import type { Topics } from '#live/bus';
import { visibleEvents } from '#live/visible-events';

/** What the viewer marks, on whichever device. Nobody else hears how far somebody is. */
export function followCourseProgress({ bus, viewer }: Context): AsyncIterable<Topics['courseProgressChanged']> {
  return visibleEvents(bus.subscribe('courseProgressChanged'), async ({ personId }) => personId === viewer?.id);
}
