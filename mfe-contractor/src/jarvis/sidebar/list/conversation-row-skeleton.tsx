import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { ConversationItem, rowSpacing } from './conversation-line.ts';

/** As tall as a conversation with one template, to avoid layout shift. */
export function ConversationRowSkeleton() {
  return (
    <ConversationItem aria-hidden>
      <Lines>
        <Skeleton $width="75%" $height="16px" />
        <Skeleton $width="35%" $height="12px" />
        <Skeleton $width="50%" $height="20px" />
      </Lines>
    </ConversationItem>
  );
}

const Lines = styled.div`
  ${rowSpacing}
  height: 88px;
  align-content: space-evenly;
`;
