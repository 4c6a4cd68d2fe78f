import { useRef, type ReactNode } from 'react';
import { TextBox, useToastOffset } from 'kit/panel';
import styled from 'styled-components';
import { useFocusOnMount } from '../focus.ts';
import { Button } from '../controls/button.tsx';
import { tokens } from '../theme/tokens.ts';

interface ComposerProps {
  text: string;
  fault: ReactNode;
  /** Focuses the composer on mount. */
  focusOnMount?: boolean | undefined;
  onWrite: (text: string) => void;
  onSend: () => void;
}

/** The message composer. */
export function Composer({ text, fault, focusOnMount, onWrite, onSend }: ComposerProps) {
  const bar = useRef<HTMLDivElement>(null);
  const box = useFocusOnMount<HTMLTextAreaElement>(focusOnMount);
  useToastOffset(bar);
  const send = () => {
    onSend();
    box.current?.focus();
  };
  return (
    <Bar ref={bar} role="group" aria-label="Your message">
      <Line>
        <TextBox box={box} label="Message" placeholder="Write a message" text={text} onChange={onWrite} onSend={send} />
        <Button $primary onClick={send}>
          Send
        </Button>
      </Line>
      <Words role={fault ? 'alert' : undefined} $faulty={Boolean(fault)}>
        {fault ?? 'Press Enter to send, Shift+Enter for a new line.'}
      </Words>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  padding: ${tokens.space.s} 0;
  gap: 4px;
  border-top: 1px solid ${tokens.color.line};
`;

const Line = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs};
  button {
    min-width: 80px;
    min-height: 44px;
  }
`;

const Words = styled.p<{ $faulty: boolean }>`
  color: ${({ $faulty }) => ($faulty ? tokens.color.danger : tokens.color.faint)};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
