import { useState, type ReactNode, useEffect, useRef } from 'react';
import { useSession } from 'kit/session';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { lazyWithRetry } from 'kit/states';
import { toast } from 'kit/toasts';

const SignInDialogs = lazyWithRetry(async () => (await import('./sign-in-dialogs/sign-in-dialogs.tsx')).SignInDialogs, {
  waiting: null,
  failed: (retry) => <DialogNotLoaded onRetry={retry} />,
});

/** Wraps every public page and provides the sign-in dialogs, loaded when the first one opens. */
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

/** Shows a toast if the dialog failed to load, and retries when it is opened again. Renders nothing. */
function DialogNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { opened, drop } = useSignInDialog();
  const hasReported = useRef(false);
  useEffect(() => {
    if (hasReported.current) {
      if (opened) onRetry();
      return;
    }
    hasReported.current = true;
    toast({
      title: "Couldn't open this",
      description: 'Check your connection and try again.',
      intent: 'destructive',
    });
    drop();
  }, [drop, onRetry, opened]);
  return null;
}
