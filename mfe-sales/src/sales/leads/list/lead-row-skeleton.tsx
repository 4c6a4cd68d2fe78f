import { Skeleton } from 'kit/states';
import { Row, VisuallyHidden } from './row-layout.ts';

const widths = { company: '120px', contact: '160px', type: '90px', budget: '90px', status: '140px', source: '70px' };

/** Placeholder while a lead loads. */
export function LeadRowSkeleton({ place, top }: { place: number; top: number }) {
  return (
    <Row role="row" aria-rowindex={place + 2} data-index={place} style={{ transform: `translateY(${top}px)` }}>
      {Object.entries(widths).map(([at, width]) => (
        <div key={at} role="cell" data-at={at}>
          <Skeleton $width={width} $height={at === 'status' ? '40px' : '20px'} />
        </div>
      ))}
      <div role="cell" data-at="created">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    </Row>
  );
}
