import { Skeleton } from 'kit/states';
import type { RowProps } from 'kit/virtual-rows';
import { Actions, Card, Cards } from './card-layout.ts';

export const CardsSkeleton = () => (
  <Cards aria-hidden>
    {[1, 2, 3].map((place) => (
      <CardSkeleton key={place} />
    ))}
  </Cards>
);

export const CardSkeleton = ({ row }: { row?: RowProps }) => (
  <Card {...row} aria-hidden>
    <Skeleton $width="55%" $height="24px" />
    <Skeleton $width="40%" $height="20px" />
    <Skeleton $width="90%" $height="40px" />
    <Skeleton $width="100%" $height="20px" />
    <Skeleton $width="70%" $height="68px" />
    <Actions>
      <Skeleton $width="100%" $height="40px" />
    </Actions>
  </Card>
);
