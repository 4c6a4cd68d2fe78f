import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { toFault, type Fault } from '../fault.ts';
import { toastFailure } from '../toasts.ts';

interface OptimisticMutationOptions<Data, Variables> {
  variables: Variables;
  /** The expected answer, shown at once. */
  optimisticResponse?: Data;
  /** Updates lists in the cache, first with the optimistic answer. */
  update?: (cache: ApolloCache, result: { data?: Data | null }) => void;
  onRefused?: (fault: Fault) => void;
  /** Idempotency key: a retry with the same key has no further effect. */
  key?: string;
}

/**
 * Runs an optimistic mutation. If the server refuses, it is rolled back and a toast shows `failed`, such as "Couldn't
 * resolve the ticket", with the server's message. Returns the server's answer, or null.
 */
export function useOptimisticMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { failed }: { failed: string },
) {
  const [send, { loading }] = useMutation<Data, OperationVariables>(document as TypedDocumentNode<Data>);
  const run = async ({
    onRefused,
    key,
    ...change
  }: OptimisticMutationOptions<Data, Variables>): Promise<Data | null> => {
    try {
      const context = key ? { headers: { 'Idempotency-Key': key } } : undefined;
      const { data } = await send({ ...change, context } as Parameters<typeof send>[0]);
      return (data as Data | null | undefined) ?? null;
    } catch (error) {
      toastFailure(error, failed);
      onRefused?.(toFault(error));
      return null;
    }
  };
  return [run, { busy: loading }] as const;
}
