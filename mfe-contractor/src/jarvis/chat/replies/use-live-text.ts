import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { LiveText } from './live-text.ts';

const LiveTextContext = createContext(new LiveText());

export const LiveTextProvider = LiveTextContext.Provider;

const noopSubscribe = () => () => undefined;

/** The text of a message: live while it is being written, otherwise as stored. */
export function useLiveText({ id, content, status }: { id: string; content: string; status: string }): string {
  const live = useContext(LiveTextContext);
  const isStreaming = status === 'streaming';
  const getSnapshot = useCallback(
    () => (isStreaming ? (live.getText(id) ?? content) : content),
    [live, id, content, isStreaming],
  );
  return useSyncExternalStore(isStreaming ? live.subscribe : noopSubscribe, getSnapshot);
}
