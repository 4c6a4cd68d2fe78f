import { Skeleton } from 'kit/states';
import { Card, Facts, Foot, Head, Requirements } from './request-layout.ts';

/** Placeholder while a request loads. */
export const RequestCardSkeleton = () => (
  <Card>
    <Head>
      <Skeleton $width="160px" $height="24px" />
    </Head>
    <Facts>
      <Skeleton $width="200px" $height="20px" />
    </Facts>
    <Requirements as="div">
      <Skeleton $width="90%" $height="20px" />
    </Requirements>
    <Foot>
      <Skeleton $width="260px" $height="40px" />
    </Foot>
  </Card>
);
