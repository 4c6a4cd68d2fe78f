import { useEffect, useRef } from 'react';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { toast } from 'kit/toasts';

/** Says that the dialog did not come, and tries again when it is opened again. Renders nothing. */
export function DialogNotLoaded({ onRetry }: { onRetry: () => void }) {
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
