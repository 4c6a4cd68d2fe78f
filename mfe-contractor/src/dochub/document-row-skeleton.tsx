import { Skeleton } from 'kit/states';
import { DocumentItem } from './document-item.ts';

/** As tall as a document row, to avoid layout shift. */
export function DocumentRowSkeleton() {
  return (
    <DocumentItem>
      <Skeleton $width="45%" $height="24px" />
      <Skeleton $width="80%" $height="20px" />
      <Skeleton $width="20%" $height="20px" />
    </DocumentItem>
  );
}
