import { Skeleton } from 'kit/states';
import { Row, Rows, Words } from './row-layout.ts';

export const TicketRowsSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <Row key={place}>
        <Words>
          <Skeleton $width="55%" $height="24px" />
          <Skeleton $width="75%" $height="20px" />
          <Skeleton $width="35%" $height="16px" />
        </Words>
        <Skeleton $width="84px" $height="40px" />
      </Row>
    ))}
  </Rows>
);
