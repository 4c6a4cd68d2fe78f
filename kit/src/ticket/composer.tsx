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
  /** Above the box: what the team can choose. */
  tools?: ReactNode;
  /** Whether the text becomes an internal note. */
  isNote?: boolean;
  onWrite: (text: string) => void;
  onSend: () => void;
}

/** The message composer. */
export function Composer({ text, fault, focusOnMount, tools, isNote = false, onWrite, onSend }: ComposerProps) {
  const bar = useRef<HTMLDivElement>(null);
  const box = useFocusOnMount<HTMLTextAreaElement>(focusOnMount);
  useToastOffset(bar);
  const send = () => {
    onSend();
    box.current?.focus();
  };
  const labels = isNote ? noteLabels : messageLabels;
  return (
    <Bar ref={bar} role="group" aria-label="Your message">
      {tools}
      <Line>
        <TextBox
          box={box}
          label={labels.name}
          placeholder={labels.placeholder}
          text={text}
          onChange={onWrite}
          onSend={send}
        />
        <Button $primary onClick={send}>
          {labels.send}
        </Button>
      </Line>
      <Words role={fault ? 'alert' : undefined} $faulty={Boolean(fault)}>
        {fault ?? labels.hint}
      </Words>
    </Bar>
  );
}

const messageLabels = {
  name: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  hint: 'Press Enter to send, Shift+Enter for a new line.',
};
const noteLabels = {
  name: 'Note',
  placeholder: 'Write a note to the team',
  send: 'Add note',
  hint: 'Only the team sees notes. Press Enter to add it, Shift+Enter for a new line.',
};

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
