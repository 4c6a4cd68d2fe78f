import { Skeleton, SlowHint } from 'kit/states';
import styled from 'styled-components';
import { Row, Rows } from './account-parts.ts';

/** Shown while a list loads. */
export function RowsSkeleton({ rows, name }: { rows: number; name: string }) {
  return (
    <div aria-busy role="status" aria-label={`Loading ${name}`}>
      <Rows aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row}>
            <Lines>
              <Skeleton $width="180px" $height="16px" />
              <Skeleton $width="280px" $height="16px" />
            </Lines>
          </Row>
        ))}
      </Rows>
      <SlowHint />
    </div>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;
