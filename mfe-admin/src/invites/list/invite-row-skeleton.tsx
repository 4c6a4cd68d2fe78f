import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { InviteLine } from './invite-line.ts';

/** Same height as an invite, to avoid layout shift. */
export function InviteRowSkeleton() {
  return (
    <InviteLine aria-hidden>
      <Lines>
        <Skeleton $width="55%" $height="16px" />
        <Skeleton $width="30%" $height="12px" />
        <Skeleton $width="70%" $height="12px" />
      </Lines>
      <Skeleton $width="72px" $height="20px" />
    </InviteLine>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 68px;
`;
