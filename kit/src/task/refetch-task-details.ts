import type { DataClient } from 'kit/apollo';

/** Reads the comments and files of a changed task again, if they are on screen. */
export function refetchTaskDetails(client: DataClient, taskId: string): void {
  const id = client.cache.identify({ __typename: 'Task', id: taskId });
  const invalidate = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
  void client
    .refetchQueries({
      updateCache: (cache) => void cache.modify({ id, fields: { comments: invalidate, files: invalidate } }),
    })
    .then(undefined, () => undefined);
}
