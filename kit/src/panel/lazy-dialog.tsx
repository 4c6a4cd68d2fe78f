import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { reportChunkLoadError } from '../states/chunk-load-error.ts';
import { toast } from '../toasts.ts';

interface LazyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is fetched on first open. If that fails, a toast says so and the dialog closes, so another click on
 * its button tries again. It stays in the DOM when closed, so that it can restore the focus.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function DialogOnDemand(props: Props) {
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | undefined>(() => loaded);
    const shouldLoad = isOpen && !Dialog;
    const onLoadError = useEffectEvent(() => {
      const description = 'Check your connection and try again.';
      toast({ title: "Couldn't open this", description, intent: 'destructive' });
      onClose();
    });
    useEffect(() => {
      if (!shouldLoad) return undefined;
      let isUnmounted = false;
      load().then(
        (component) => {
          loaded = component;
          if (!isUnmounted) setDialog(() => component);
        },
        (error: unknown) => {
          if (!isUnmounted) onLoadError();
          reportChunkLoadError(error);
        },
      );
      return () => {
        isUnmounted = true;
      };
    }, [shouldLoad]);
    return Dialog && <Dialog {...props} />;
  };
}
