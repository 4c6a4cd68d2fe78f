import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import styled from 'styled-components';
import type { Question } from './question.ts';

interface QuestionDialogProps {
  isOpen: boolean;
  question: Question | null;
  onConfirm: () => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Confirms a move that a client notices. Focus starts on the safe button. */
export function QuestionDialog({ isOpen, question, onConfirm, onClose, onClosed }: QuestionDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={question?.title ?? ''} onClose={onClose} onClosed={onClosed}>
      {question && <Answers {...question} onConfirm={onConfirm} onKeep={onClose} />}
    </Dialog>
  );
}

function Answers({ text, confirm, onConfirm, onKeep }: Question & { onConfirm: () => void; onKeep: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <p>{text}</p>
      <Buttons>
        <Button ref={keepButton} onClick={onKeep}>
          Not yet
        </Button>
        <Button $primary onClick={onConfirm}>
          {confirm}
        </Button>
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
`;
