import type { DataClient } from 'kit/apollo';

/**
 * Refetches sums and sorted lists, which only the server can compute. On failure the current data stays, and the panels
 * have no more to say.
 */
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
