import { Dialog } from 'kit/dialog';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { AssociateLogin } from './associate-login.tsx';
import { ClientLogin } from './client-login.tsx';

/** Both stay mounted while closed, so that the focus can be restored. */
export function SignInDialogs() {
  const { opened, close } = useSignInDialog();
  return (
    <>
      <Dialog isOpen={opened === 'client'} title="Client Login" onClose={close}>
        <ClientLogin />
      </Dialog>
      <Dialog isOpen={opened === 'associate'} title="Associate Login" onClose={close}>
        <AssociateLogin />
      </Dialog>
    </>
  );
}
