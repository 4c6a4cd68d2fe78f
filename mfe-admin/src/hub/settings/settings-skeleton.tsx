import { Skeleton } from 'kit/states';
import { Group, Row } from './setting-layout.ts';

/** Placeholder for the first groups. */
export const SettingsSkeleton = () => (
  <Group aria-hidden>
    <h3>
      <Skeleton $width="180px" $height="20px" />
    </h3>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Row key={place}>
        <Skeleton $width="120px" $height="20px" />
        <Skeleton $width="60%" $height="20px" />
        <Skeleton $width="90%" $height="20px" />
      </Row>
    ))}
  </Group>
);
