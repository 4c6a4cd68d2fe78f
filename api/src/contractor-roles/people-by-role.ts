import type { Context } from '#context';

const countsByContext = new WeakMap<Context, Promise<Map<string, number>>>();

/** The number of active accounts per contractor role, counted once per request. */
export function countPeopleByRole(context: Context): Promise<Map<string, number>> {
  const known = countsByContext.get(context) ?? queryCounts(context);
  countsByContext.set(context, known);
  return known;
}

async function queryCounts({ em }: Context): Promise<Map<string, number>> {
  const rows = await em.execute<Array<{ name: string; people: number }>>(
    `select contractor_role as name, count(*)::int as people from users
     where contractor_role is not null and deactivated_at is null group by contractor_role`,
  );
  return new Map(rows.map(({ name, people }) => [name, people]));
}
