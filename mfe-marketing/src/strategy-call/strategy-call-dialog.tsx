import { useEffect, useState, type ComponentType } from 'react';
import { toast } from 'kit/toasts';

export interface StrategyCallDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** "Schedule Your Strategy Call". The dialog and its content are loaded when it first opens. */
export function StrategyCallDialog({ isOpen, onClose }: StrategyCallDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<StrategyCallDialogProps> | null>(null);
  const shouldLoad = isOpen && !Dialog;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCanceled = false;
    import('./strategy-call-dialog-content.tsx').then(
      ({ StrategyCallDialogContent }) => isCanceled || setDialog(() => StrategyCallDialogContent),
      () => {
        if (isCanceled) return;
        const description = 'Check your connection and try again.';
        toast({ title: "Couldn't open this", description, intent: 'destructive' });
        // Clicking the button again retries.
        onClose();
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [shouldLoad, onClose]);
  return Dialog && <Dialog isOpen={isOpen} onClose={onClose} />;
}
