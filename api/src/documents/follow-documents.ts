import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { visibleEvents } from '#live/visible-events';

/** The documents that are being read, each time that one comes further. */
export function followDocuments({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('documentProgress'), ({ id }) =>
    read.exists(AiDocument, { $and: [{ id }, visibleTo(viewer)] }),
  );
}
