import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const AccessSkeleton = () => (
  <Place aria-hidden>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
      <div key={place}>
        <Skeleton $width="160px" $height="20px" />
        <Skeleton $width="60%" $height="20px" />
      </div>
    ))}
  </Place>
);

const Place = styled.div`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > div {
    display: grid;
    padding: ${tokens.space.xs} ${tokens.space.s};
    gap: 4px;
  }
  > div + div {
    border-top: 1px solid ${tokens.color.line};
  }
`;
