import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient, useConnection } from 'kit/apollo';
import { getFault } from 'kit/fault';
import { TemplateTrialDocument, type TemplateTrialInput } from '#gql/graphql.ts';
import { afterEvent, type Trial } from './trial.ts';

const unreachable = 'The server cannot be reached. Check your connection and try again.';

/** One trial at a time, as it streams. Leaving, stopping and running again end the one before, and its model call. */
export function useTrial() {
  const client = useApolloClient();
  const { returns } = useConnection();
  const seen = useRef(returns);
  useEffect(() => {
    seen.current = returns;
  }, [returns]);
  const [trial, setTrial] = useState<Trial | null>(null);
  const running = useRef<{ unsubscribe(): void } | null>(null);
  const end = useCallback(() => {
    running.current?.unsubscribe();
    running.current = null;
  }, []);
  useEffect(() => end, [end]);

  const run = (input: TemplateTrialInput) => {
    end();
    setTrial({ state: 'running', text: '' });
    let begunAt = seen.current;
    const failed = (reason: string) => setTrial((known) => known && { state: 'failed', text: known.text, reason });
    running.current = client
      .subscribe({ query: TemplateTrialDocument, variables: { input }, fetchPolicy: 'no-cache' })
      .subscribe({
        next: ({ data, error }) => {
          if (error) failed(getFault(error).message || unreachable);
          // A connection that came back asked again: the answer begins anew.
          const isAnew = begunAt !== seen.current;
          begunAt = seen.current;
          if (data)
            setTrial((known) => known && afterEvent(isAnew ? { ...known, text: '' } : known, data.templateTrial));
        },
        error: (error: unknown) => failed(getFault(error).message || unreachable),
        // An end that was not announced.
        complete: () =>
          setTrial((known) =>
            known?.state === 'running' ? { ...known, state: 'failed', reason: 'The answer ended early.' } : known,
          ),
      });
  };

  const stop = () => {
    end();
    setTrial((known) => known && { state: 'stopped', text: known.text });
  };
  return { trial, run, stop };
}
