import type { Context } from '#context';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { visibleEvents } from '#live/visible-events';

/** The leads that are made or changed from now on, by hand or by an enquiry, for whoever may see them. */
export function followLeads({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('leadChanged'), ({ id }) =>
    read.exists(Lead, { $and: [{ id }, visibleTo(viewer)] }),
  );
}
