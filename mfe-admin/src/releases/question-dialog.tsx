import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import styled from 'styled-components';
import { Buttons, DangerButton } from '../ai/buttons.ts';

export interface Question {
  title: string;
  /** What happens then. */
  words: string;
  /** On the button: what to do, and while it is done. */
  act: string;
  acting: string;
  /** Danger where something is taken from people. */
  intent: 'primary' | 'danger';
  /** False where that failed, which has been told. */
  run: () => Promise<boolean>;
}

interface QuestionDialogProps {
  isOpen: boolean;
  question: Question | null;
  onClose: () => void;
}

/** Asked before what other people notice at once. Begins on the answer that changes nothing. */
export function QuestionDialog({ isOpen, question, onClose }: QuestionDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={question?.title ?? ''} onClose={onClose}>
      {question && <Answers question={question} onClose={onClose} />}
    </Dialog>
  );
}

function Answers({
  question: { words, act, acting, intent, run },
  onClose,
}: {
  question: Question;
  onClose: () => void;
}) {
  const [pending, setPending] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const Act = intent === 'danger' ? DangerButton : Button;
  const go = async () => {
    setPending(true);
    if (await run()) return onClose();
    setPending(false);
  };
  return (
    <>
      <Words>{words}</Words>
      <Buttons>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <Act $primary={intent === 'primary'} disabled={pending} onClick={() => void go()}>
          {pending ? acting : act}
        </Act>
      </Buttons>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
`;
