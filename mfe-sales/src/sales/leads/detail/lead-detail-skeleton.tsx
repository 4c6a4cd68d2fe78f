import { Skeleton, SlowHint } from 'kit/states';
import { Columns, Stack } from './detail-layout.ts';

/** Placeholder while a lead loads. */
export function LeadDetailSkeleton() {
  return (
    <div aria-busy>
      <Columns>
        <Stack>
          {['140px', '220px', '180px', '200px', '120px'].map((width) => (
            <Skeleton key={width} $width={width} $height="36px" />
          ))}
        </Stack>
        <Stack>
          <Skeleton $width="100%" $height="160px" />
          <Skeleton $width="140px" $height="40px" />
        </Stack>
      </Columns>
      <SlowHint />
    </div>
  );
}
