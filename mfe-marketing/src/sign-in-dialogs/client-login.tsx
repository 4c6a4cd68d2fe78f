import { Button } from 'kit/controls';
import { useExternalNavigation } from 'kit/leave';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { Actions, Words } from './dialog-parts.ts';
import { useFocusOnMount } from '../entry/use-focus-on-mount.ts';

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
