import { Skeleton } from 'kit/states';
import { Card } from './card-layout.ts';

export function TicketCardSkeleton() {
  return (
    <Card>
      <Skeleton $width="140px" $height="20px" />
      <Skeleton $width="70%" $height="24px" />
      <Skeleton $width="95%" $height="40px" />
      <Skeleton $width="60%" $height="20px" />
      <Skeleton $width="160px" $height="40px" />
    </Card>
  );
}
