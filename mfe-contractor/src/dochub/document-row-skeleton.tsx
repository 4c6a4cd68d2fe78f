import { Skeleton } from 'kit/states';
import { DocumentPlace } from './document-place.ts';

/** As tall as a document row, to avoid layout shift. */
export function DocumentRowSkeleton() {
  return (
    <DocumentPlace>
      <Skeleton $width="45%" $height="24px" />
      <Skeleton $width="80%" $height="20px" />
      <Skeleton $width="20%" $height="20px" />
    </DocumentPlace>
  );
}
