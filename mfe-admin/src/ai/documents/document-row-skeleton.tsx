import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { Row } from './row-layout.ts';

/** Same height as a document row, to avoid layout shift. */
export function DocumentRowSkeleton() {
  return (
    <Row>
      <Lines>
        <Skeleton $width="45%" $height="16px" />
        <Skeleton $width="80%" $height="12px" />
        <Skeleton $width="60%" $height="12px" />
      </Lines>
      <Skeleton $width="140px" $height="20px" />
    </Row>
  );
}

const Lines = styled.div`
  display: grid;
  height: 72px;
  align-content: space-evenly;
`;
