import { Skeleton } from 'kit/states';
import { Columns, Part } from './detail-layout.ts';

export const DetailSkeleton = () => (
  <div role="img" aria-label="Loading the project">
    <Skeleton $width="80%" $height="44px" />
    <Columns>
      {[1, 2].map((column) => (
        <Part key={column}>
          <Skeleton $width="40%" $height="24px" />
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} $width="100%" $height="44px" />
          ))}
        </Part>
      ))}
    </Columns>
  </div>
);
