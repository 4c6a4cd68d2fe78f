import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { tellPartFailed } from '../states/part-failed.ts';
import { toast } from '../toasts.ts';

interface OnDemandDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. Where that fails a toast says so, and it is closed: pressing its
 * button again tries again. It stays in the page when it is closed, so that it can give the focus back.
 */
export function dialogOnDemand<Props extends OnDemandDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function DialogOnDemand(props: Props) {
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | undefined>(() => loaded);
    const wanted = isOpen && !Dialog;
    const giveUp = useEffectEvent(() => {
      const description = 'Check your connection and try again.';
      toast({ title: 'This could not be opened', description, intent: 'destructive' });
      onClose();
    });
    useEffect(() => {
      if (!wanted) return undefined;
      let away = false;
      load().then(
        (component) => {
          loaded = component;
          if (!away) setDialog(() => component);
        },
        (error: unknown) => {
          if (!away) giveUp();
          tellPartFailed(error);
        },
      );
      return () => {
        away = true;
      };
    }, [wanted]);
    return Dialog && <Dialog {...props} />;
  };
}
