import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { Buttons, DangerButton } from '../../ai/buttons.ts';
import { getName } from './use-user-changes.ts';
import type { HubUser } from './use-users.ts';

interface Asking {
  /** Whose account it is about; null while nothing is asked. */
  user: HubUser | null;
  title: string;
  text: (name: string) => string;
  keep: string;
  go: string;
  onGo: (user: HubUser) => void;
  onClose: () => void;
}

/** The one question before something that a person notices. It begins on the answer that changes nothing. */
export function QuestionDialog({ user, title, onClose, ...question }: Asking) {
  return (
    <Dialog isOpen={user !== null} title={title} onClose={onClose}>
      {user && <Question user={user} onClose={onClose} {...question} />}
    </Dialog>
  );
}

function Question({ user, text, keep, go, onGo, onClose }: Omit<Asking, 'title' | 'user'> & { user: HubUser }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <p>{text(getName(user))}</p>
      <Buttons>
        <Button ref={first} onClick={onClose}>
          {keep}
        </Button>
        <DangerButton
          onClick={() => {
            onClose();
            onGo(user);
          }}
        >
          {go}
        </DangerButton>
      </Buttons>
    </>
  );
}
