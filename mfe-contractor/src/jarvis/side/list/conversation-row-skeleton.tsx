import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { ConversationLine, rowPlace } from './conversation-line.ts';

/** As tall as a conversation with one template, to avoid layout shift. */
export function ConversationRowSkeleton() {
  return (
    <ConversationLine aria-hidden>
      <Lines>
        <Skeleton $width="75%" $height="16px" />
        <Skeleton $width="35%" $height="12px" />
        <Skeleton $width="50%" $height="20px" />
      </Lines>
    </ConversationLine>
  );
}

const Lines = styled.div`
  ${rowPlace}
  height: 88px;
  align-content: space-evenly;
`;
