import { useEffect, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from 'kit/apollo';
import { toastError } from '../result-toasts.ts';
import type { Uploader } from './create-uploader.ts';

/**
 * The upload window, loaded when it is first opened. An upload continues while the window is closed or another screen
 * is open.
 */
export function useUploads(container: RefObject<Element | null>) {
  const client = useApolloClient();
  const [isOpening, setIsOpening] = useState(false);
  const uploader = useRef<Uploader | null>(null);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      uploader.current?.dispose();
      uploader.current = null;
    };
  }, []);

  const open = async () => {
    if (isOpening) return;
    setIsOpening(true);
    try {
      const { createUploader } = await import('./create-uploader.ts');
      if (isUnmounted.current || !container.current) return;
      uploader.current ??= createUploader(client, container.current);
      uploader.current.open();
    } catch {
      toastError("Couldn't load the upload window. Check your connection and try again.");
    } finally {
      setIsOpening(false);
    }
  };
  return { opening: isOpening, open };
}

export type Uploads = ReturnType<typeof useUploads>;
