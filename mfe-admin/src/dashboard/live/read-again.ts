import type { DataClient } from 'kit/apollo';

/** What only the server can add up or put in order. A fault keeps what is shown; there is nothing more to say about it here. */
export async function readAgain(client: DataClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { dashboardStats: stale, salesMetrics: stale, systemAlerts: stale, projects: stale } });
      },
    })
    .then(undefined, () => undefined);
}

const stale = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
