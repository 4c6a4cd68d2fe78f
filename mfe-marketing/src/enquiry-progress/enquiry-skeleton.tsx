import { Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The place of an enquiry that is on its way. */
export function EnquirySkeleton() {
  return (
    <Place role="status" aria-busy aria-label="Loading your enquiry">
      <Skeleton $width="280px" $height="20px" />
      <Skeleton $width="640px" $height="64px" />
      <Skeleton $width="480px" $height="24px" />
      <Skeleton $width="240px" $height="40px" />
      <Skeleton $width="100%" $height="48px" />
      <Skeleton $width="100%" $height="40px" />
      <SlowHint />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  max-width: 1088px;
  margin: 0 auto;
  padding: ${tokens.space.scene} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xxl} ${tokens.space.m};
  }
`;
