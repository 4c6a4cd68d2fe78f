import styled, { keyframes } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Drawing } from '../controls/icon.tsx';
import { tokens } from '../theme/tokens.ts';

interface NewMessagesProps {
  count: number;
  onGo: () => void;
}

/** Announces messages below the viewport, and links to them. Its container is always rendered, so that screen readers announce it. */
export function NewMessages({ count, onGo }: NewMessagesProps) {
  return (
    <Place role="status">
      {count > 0 && (
        <JumpButton onClick={onGo}>
          {count === 1 ? 'New message' : `${count} new messages`}
          <Drawing d="M8 3v10M4 9l4 4 4-4" />
        </JumpButton>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  position: absolute;
  right: 0;
  bottom: ${tokens.space.xs};
  left: 0;
  justify-content: center;
  pointer-events: none;
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const JumpButton = styled(Button)`
  min-height: 44px;
  pointer-events: auto;
  box-shadow: 0 4px 16px ${tokens.color.shadow};
  animation: ${rise} ${tokens.motion.enter} ${tokens.motion.easeOut};
`;
