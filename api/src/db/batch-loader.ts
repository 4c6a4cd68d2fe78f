/** Batches lookups by id within a request: a field of each row of a list costs one query instead of one per row. */
export function createBatchLoader<Request extends object, Found>(
  find: (request: Request, ids: string[]) => Promise<Map<string, Found>>,
): (request: Request, id: string) => Promise<Found | undefined> {
  const open = new WeakMap<Request, { ids: Set<string>; found: Promise<Map<string, Found>> }>();
  return async (request, id) => {
    let batch = open.get(request);
    if (!batch) {
      const ids = new Set<string>();
      // Deferred until the rows of the list have resolved their fields in this tick.
      const found = Promise.resolve().then(() => {
        open.delete(request);
        return find(request, [...ids]);
      });
      open.set(request, (batch = { ids, found }));
    }
    batch.ids.add(id);
    return (await batch.found).get(id);
  };
}
