import { useEffect, useState, type ComponentType } from 'react';
import { toast } from 'kit/toasts';

export interface StrategyCallDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** "Schedule Your Strategy Call". What is in it, and the dialog itself, are fetched when it is first opened. */
export function StrategyCallDialog({ isOpen, onClose }: StrategyCallDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<StrategyCallDialogProps> | null>(null);
  const wanted = isOpen && !Dialog;
  useEffect(() => {
    if (!wanted) return undefined;
    let away = false;
    import('./opened-dialog.tsx').then(
      ({ OpenedDialog }) => away || setDialog(() => OpenedDialog),
      () => {
        if (away) return;
        const description = 'Check your connection and try again.';
        toast({ title: "Couldn't open this", description, intent: 'destructive' });
        // Pressing its button again tries again.
        onClose();
      },
    );
    return () => {
      away = true;
    };
  }, [wanted, onClose]);
  return Dialog && <Dialog isOpen={isOpen} onClose={onClose} />;
}
