import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient, useConnection } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { TemplateTrialDocument, type TemplateTrialInput } from '#gql/graphql.ts';
import { applyTrialEvent, type Trial } from './trial.ts';

const unreachableMessage = "We can't reach the server. Please try again.";

/** Streams one trial at a time. Unmounting, stopping or rerunning ends the previous one and its model call. */
export function useTrial() {
  const client = useApolloClient();
  const { reconnectCount } = useConnection();
  const reconnectCountRef = useRef(reconnectCount);
  useEffect(() => {
    reconnectCountRef.current = reconnectCount;
  }, [reconnectCount]);
  const [trial, setTrial] = useState<Trial | null>(null);
  const subscription = useRef<{ unsubscribe(): void } | null>(null);
  const cancel = useCallback(() => {
    subscription.current?.unsubscribe();
    subscription.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);

  const run = (input: TemplateTrialInput) => {
    cancel();
    setTrial({ state: 'running', text: '' });
    let lastReconnectCount = reconnectCountRef.current;
    const fail = (reason: string) =>
      setTrial((previous) => previous && { state: 'failed', text: previous.text, reason });
    subscription.current = client
      .subscribe({ query: TemplateTrialDocument, variables: { input }, fetchPolicy: 'no-cache' })
      .subscribe({
        next: ({ data, error }) => {
          if (error) fail(toFault(error).message || unreachableMessage);
          // The subscription was renewed after a reconnect: start the answer over.
          const hasReconnected = lastReconnectCount !== reconnectCountRef.current;
          lastReconnectCount = reconnectCountRef.current;
          if (data)
            setTrial(
              (previous) =>
                previous && applyTrialEvent(hasReconnected ? { ...previous, text: '' } : previous, data.templateTrial),
            );
        },
        error: (error: unknown) => fail(toFault(error).message || unreachableMessage),
        // The stream ended without a final event.
        complete: () =>
          setTrial((previous) =>
            previous?.state === 'running'
              ? { ...previous, state: 'failed', reason: 'The answer ended early.' }
              : previous,
          ),
      });
  };

  const stop = () => {
    cancel();
    setTrial((previous) => previous && { state: 'stopped', text: previous.text });
  };
  return { trial, run, stop };
}
