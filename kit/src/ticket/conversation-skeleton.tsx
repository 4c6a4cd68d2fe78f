import styled from 'styled-components';
import { Skeleton } from '../states/skeleton.tsx';
import { SlowHint } from '../states/slow-hint.tsx';
import { tokens } from '../theme/tokens.ts';

/** A skeleton of two messages and the composer. */
export function ConversationSkeleton() {
  return (
    <Place aria-busy>
      <div role="img" aria-label="Loading the conversation">
        <Skeleton $width="30%" $height="16px" />
        <Skeleton $width="70%" $height="56px" />
        <Own $width="24%" $height="16px" />
        <Own $width="56%" $height="40px" />
        <SlowHint />
      </div>
      <Skeleton $width="100%" $height="44px" />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  height: 100%;
  padding-bottom: ${tokens.space.xl};
  grid-template-rows: minmax(0, 1fr) auto;
  > div {
    display: grid;
    padding-top: ${tokens.space.l};
    align-content: start;
    gap: ${tokens.space.xs};
  }
`;

const Own = styled(Skeleton)`
  justify-self: end;
`;
