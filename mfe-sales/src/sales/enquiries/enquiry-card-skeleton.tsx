import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { Card, State } from './enquiry-layout.ts';

/** Placeholder while an enquiry loads. */
export function EnquiryCardSkeleton() {
  return (
    <Card>
      <Lines>
        <Skeleton $width="200px" $height="24px" />
        <Skeleton $width="520px" $height="20px" />
        <Skeleton $width="420px" $height="36px" />
      </Lines>
      <State>
        <Skeleton $width="120px" $height="24px" />
        <Skeleton $width="280px" $height="36px" />
        <Skeleton $width="260px" $height="40px" />
      </State>
    </Card>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
`;
