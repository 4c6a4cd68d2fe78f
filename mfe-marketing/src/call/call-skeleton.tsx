import { Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The place of a call that is on its way. */
export function CallSkeleton() {
  return (
    <Place role="status" aria-busy aria-label="Loading your call">
      <Skeleton $width="160px" $height="20px" />
      <Skeleton $width="460px" $height="64px" />
      <Skeleton $width="240px" $height="24px" />
      <Skeleton $width="320px" $height="40px" />
      <SlowHint />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  max-width: 1040px;
  margin: 0 auto;
  padding: ${tokens.space.scene} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xxl} ${tokens.space.m};
  }
`;
