import { Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ActionItemGrid } from './action-item-grid.ts';
import { ActionItemRows } from './action-item-list.tsx';

/** The place of the list while it is on its way. */
export function ActionItemsSkeleton() {
  return (
    <div aria-busy role="status" aria-label="Loading your action items">
      <ActionItemRows as="div" aria-hidden>
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
      </ActionItemRows>
      <SlowHint />
    </div>
  );
}

const Place = styled(ActionItemGrid)`
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;
