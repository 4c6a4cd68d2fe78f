import type { Principal } from 'rules/people';
import { validate as isUuid } from 'uuid';
import type { ReadCache } from '#db/read-cache';
import { matches } from '#db/where';
import type { Topic, Topics } from '#live/bus';
import type { Audience } from '#live/shared-events';

/** Who can see one event, among people with the same role. */
export interface EventAudience {
  /** Whether people can see it whose ids neither the event nor its row contains. */
  includesUnnamed(principal: Principal): boolean;
  /** The ids in the event and its row: for each of these people the answer may differ. */
  named: ReadonlySet<string>;
  includes(principal: Principal, id: string): boolean;
}

/** An id that no one has. */
const unnamedId = '00000000-0000-0000-0000-000000000000';

/** Reads the row of an event once, and answers from it for everyone. */
export async function findAudience(
  reads: Pick<ReadCache, 'rowFor'>,
  { row: source, visible }: Audience,
  event: Topics[Topic],
  principals: Principal[],
): Promise<EventAudience> {
  const named = collectIds(event);
  const conditions = principals.flatMap((principal) =>
    [unnamedId, ...named]
      .map((id) => visible({ ...principal, id }, event))
      .filter((answer) => typeof answer === 'object'),
  );
  const row =
    source && conditions.length > 0 ? await reads.rowFor(source.entity, source.getRowId(event), conditions) : null;
  collectIds(row, named);
  const includes = (principal: Principal, id: string): boolean => {
    const answer = visible({ ...principal, id }, event);
    return typeof answer === 'boolean' ? answer : row !== null && matches(answer, row);
  };
  return { named, includes, includesUnnamed: (principal) => includes(principal, unnamedId) };
}

function collectIds(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value === 'string' && isUuid(value)) ids.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collectIds(each, ids);
  return ids;
}
