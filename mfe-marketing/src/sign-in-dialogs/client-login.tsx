import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { useExternalNavigation } from 'kit/leave';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { Actions, Words } from './dialog-parts.ts';

export function ClientLogin() {
  const { close, drop } = useSignInDialog();
  const leave = useExternalNavigation();
  const first = useFocusOnMount<HTMLButtonElement>();
  const continueToLogin = () => {
    drop();
    leave('/login');
  };
  return (
    <>
      <Words>Clients can access the project dashboard, track progress and manage their development solutions.</Words>
      <Actions>
        <Button ref={first} $primary onClick={continueToLogin}>
          Continue to Client Portal
        </Button>
        <Button onClick={close}>Cancel</Button>
      </Actions>
    </>
  );
}
