import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { useNavigate } from 'kit/router';
import { QuietButton, ButtonRow } from '../entry/quiet-button.ts';
import { Actions, Words } from './dialog-parts.ts';

export function ExistingAssociate({ onCode, onCancel }: { onCode: () => void; onCancel: () => void }) {
  const navigate = useNavigate();
  const first = useFocusOnMount<HTMLButtonElement>();
  return (
    <>
      <Words>Sign in if you already work with us. If you were invited, use your login code to register.</Words>
      <Actions>
        <Button ref={first} $primary onClick={() => void navigate('/login')}>
          Continue to Contractor Hub
        </Button>
        <Button onClick={onCode}>I Have a Login Code</Button>
      </Actions>
      <ButtonRow>
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
      </ButtonRow>
    </>
  );
}
