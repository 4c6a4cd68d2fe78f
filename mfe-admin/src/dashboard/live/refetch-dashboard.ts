import type { DataClient } from 'kit/apollo';

/** What only the server can add up or put in order. A fault keeps what is shown; there is nothing more to say about it here. */
export async function refetchDashboard(client: DataClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        cache.modify({
          fields: {
            dashboardStats: invalidate,
            salesMetrics: invalidate,
            systemAlerts: invalidate,
            projects: invalidate,
          },
        });
      },
    })
    .then(undefined, () => undefined);
}

const invalidate = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
