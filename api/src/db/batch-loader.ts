import DataLoader from 'dataloader';

/** A DataLoader for each request: a field of each row of a list costs one query instead of one per row. */
export function createBatchLoader<Request extends object, Found>(
  find: (request: Request, ids: string[]) => Promise<Map<string, Found>>,
): (request: Request, id: string) => Promise<Found | undefined> {
  const loaders = new WeakMap<Request, DataLoader<string, Found | undefined>>();
  const createLoader = (request: Request) =>
    new DataLoader<string, Found | undefined>(
      async (ids) => {
        const found = await find(request, [...new Set(ids)]);
        return ids.map((id) => found.get(id));
      },
      // A request may change what it has read.
      { cache: false },
    );
  return (request, id) => {
    const loader = loaders.get(request) ?? createLoader(request);
    loaders.set(request, loader);
    return loader.load(id);
  };
}
