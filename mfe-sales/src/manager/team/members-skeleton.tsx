import { Skeleton } from 'kit/states';
import { Row } from './member-row.tsx';
import { Rows } from './members.tsx';

export const MembersSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <Row key={place}>
        <Skeleton $width="180px" $height="44px" />
        <Skeleton $width="100%" $height="38px" />
        <Skeleton $width="110px" $height="20px" />
        <Skeleton $width="120px" $height="20px" />
      </Row>
    ))}
  </Rows>
);
