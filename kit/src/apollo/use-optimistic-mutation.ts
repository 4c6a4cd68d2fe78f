import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { toFault, type Fault } from '../fault.ts';
import { toast } from '../toasts.ts';

interface OptimisticMutationOptions<Data, Variables> {
  variables: Variables;
  /** What the server will most likely answer: it shows at once. */
  optimisticResponse?: Data;
  /** Puts the answer, the expected one first, where it is listed. */
  update?: (cache: ApolloCache, result: { data?: Data | null }) => void;
  onRefused?: (fault: Fault) => void;
  /** Sent again under the same key, it is not done twice. */
  key?: string;
}

/**
 * A change that shows at once. Where the server refuses, it is taken back and a toast says so: `failed`, as in "The ticket was
 * not resolved", and the server's words. Answers what the server answered, or null.
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
      const fault = toFault(error);
      // Whose session is over is told so by the page, which has room for one toast.
      if (fault.code !== 'UNAUTHENTICATED')
        toast({ title: failed, description: getErrorDescription(fault), intent: 'destructive' });
      onRefused?.(fault);
      return null;
    }
  };
  return [run, { busy: loading }] as const;
}

const getErrorDescription = ({ code, message }: Fault) =>
  code === 'NETWORK' ? "Couldn't reach the server. Check your connection and try again." : message;
