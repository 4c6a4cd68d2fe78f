import { useState, type ReactNode } from 'react';
import { useSession } from 'kit/session';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { lazyWithRetry } from 'kit/states';
import { DialogNotLoaded } from './sign-in-dialogs/dialog-not-loaded.tsx';

const SignInDialogs = lazyWithRetry(async () => (await import('./sign-in-dialogs/sign-in-dialogs.tsx')).SignInDialogs, {
  waiting: null,
  failed: (retry) => <DialogNotLoaded onRetry={retry} />,
});

/** Around every public page: the sign-in dialogs, fetched when the first one opens. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const { opened } = useSignInDialog();
  const [shouldLoad, setShouldLoad] = useState(false);
  if (opened && !shouldLoad) setShouldLoad(true);
  return (
    <>
      {children}
      {shouldLoad && !viewer && <SignInDialogs />}
    </>
  );
}
