import { Skeleton, SlowHint } from 'kit/states';
import styled from 'styled-components';
import { NeedGrid } from './need-grid.ts';
import { Needs } from './need-list.tsx';

/** The place of the list while it is on its way. */
export function NeedsSkeleton() {
  return (
    <div aria-busy role="status" aria-label="Loading what needs you">
      <Needs as="div" aria-hidden>
        {[1, 2, 3].map((row) => (
          <Place key={row}>
            <Skeleton $width="96px" $height="16px" />
            <Lines>
              <Skeleton $width="220px" $height="16px" />
              <Skeleton $width="300px" $height="16px" />
            </Lines>
            <Skeleton $width="104px" $height="16px" />
            <span />
          </Place>
        ))}
      </Needs>
      <SlowHint />
    </div>
  );
}

const Place = styled(NeedGrid)`
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;
