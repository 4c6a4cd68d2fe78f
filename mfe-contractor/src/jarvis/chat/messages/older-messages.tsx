import { Button } from 'kit/controls';
import { Failed, Skeleton } from 'kit/states';
import styled from 'styled-components';
import { Near } from '../scroll/near.tsx';
import type { Transcript, TranscriptState } from '../transcript/transcript.ts';

/** Stands above the first message: fetches the ones before when one comes near. */
export function OlderMessages({ transcript, state }: { transcript: Transcript; state: TranscriptState }) {
  const { messages, hasOlder, isLoadingOlder, error } = state;
  const load = () => void transcript.loadOlder();
  return (
    <Place>
      {/* After a failure it does not try again by itself. */}
      <Near key={messages[0]?.id} onNear={() => hasOlder && !error && load()} />
      {hasOlder &&
        (error ? (
          <Failed
            title="Older messages could not be loaded"
            hint="They are safe. Try again in a moment."
            onRetry={load}
          />
        ) : isLoadingOlder ? (
          <Skeleton $width="50%" $height="20px" />
        ) : (
          <Button onClick={load}>Show older messages</Button>
        ))}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  padding-top: ${({ theme }) => theme.space.m};
  justify-items: start;
`;
