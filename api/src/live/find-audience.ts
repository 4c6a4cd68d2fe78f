import type { Standing } from 'rules/people';
import { validate as isUuid } from 'uuid';
import type { ReadCache } from '#db/read';
import { matches } from '#db/where';
import type { Topic, Topics } from '#live/bus';
import type { Audience } from '#live/shared-events';

/** Who may see one event, of all people of a standing. */
export interface EventAudience {
  /** Whether those may whom neither the event nor its row names. */
  includesUnnamed(standing: Standing): boolean;
  /** The ids that the event and its row name: each of them may be somebody who is answered otherwise. */
  named: ReadonlySet<string>;
  includes(standing: Standing, id: string): boolean;
}

/** An id that nobody has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Reads the row of an event once, and answers from it for everybody. */
export async function findAudience(
  reads: Pick<ReadCache, 'rowFor'>,
  { row: source, visible }: Audience,
  event: Topics[Topic],
  standings: Standing[],
): Promise<EventAudience> {
  const named = idsIn(event);
  const asked = standings.flatMap((standing) =>
    [nobody, ...named].map((id) => visible({ ...standing, id }, event)).filter((answer) => typeof answer === 'object'),
  );
  const row = source && asked.length > 0 ? await reads.rowFor(source.entity, source.idOf(event), asked) : null;
  idsIn(row, named);
  const includes = (standing: Standing, id: string): boolean => {
    const answer = visible({ ...standing, id }, event);
    return typeof answer === 'boolean' ? answer : row !== null && matches(answer, row);
  };
  return { named, includes, includesUnnamed: (standing) => includes(standing, nobody) };
}

function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value === 'string' && isUuid(value)) ids.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) idsIn(each, ids);
  return ids;
}
