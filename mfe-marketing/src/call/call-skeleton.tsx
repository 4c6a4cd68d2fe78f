import { Skeleton, SlowHint } from 'kit/states';
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
  padding: ${({ theme }) => `${theme.space.scene} ${theme.space.l} ${theme.space.xxl}`};
  gap: ${({ theme }) => theme.space.m};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.m}`};
  }
`;
