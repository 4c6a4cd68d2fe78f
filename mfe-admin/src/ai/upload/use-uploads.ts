import { useEffect, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from 'kit/apollo';
import { tellFailed } from '../tell.ts';
import type { Uploader } from './create-uploader.ts';

/**
 * The upload window in its place, whose code is fetched when it is first opened. An upload goes on while the window is closed,
 * and while one is elsewhere.
 */
export function useUploads(place: RefObject<Element | null>) {
  const client = useApolloClient();
  const [opening, setOpening] = useState(false);
  const uploader = useRef<Uploader | null>(null);
  const away = useRef(false);
  useEffect(() => {
    away.current = false;
    return () => {
      away.current = true;
      uploader.current?.leave();
      uploader.current = null;
    };
  }, []);

  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      const { createUploader } = await import('./create-uploader.ts');
      if (away.current || !place.current) return;
      uploader.current ??= createUploader(client, place.current);
      uploader.current.open();
    } catch {
      tellFailed('The upload window could not be loaded. Check your connection and try again.');
    } finally {
      setOpening(false);
    }
  };
  return { opening, open };
}

export type Uploads = ReturnType<typeof useUploads>;
