import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useSearchState } from 'kit/search-state';
import { loadUntilMessage } from '../transcript/load-pages.ts';
import type { Transcript, TranscriptState } from '../transcript/transcript.ts';

/** How long a message stays highlighted, in milliseconds. */
const highlightMs = 2500;

/**
 * The message in the URL (`?message=`): loads pages until it is there, then scrolls to it and highlights it briefly. The URL
 * drops it afterwards, so that the same search result can be opened again.
 */
export function useHighlightedMessage(
  scroller: RefObject<HTMLElement | null>,
  transcript: Transcript,
  { phase }: TranscriptState,
): string | null {
  const [messageId, setMessageId] = useSearchState('message');
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const clearUrl = useEffectEvent(() => setMessageId(null));

  useEffect(() => {
    if (!messageId || phase !== 'there') return undefined;
    let isCancelled = false;
    void loadUntilMessage(transcript, messageId).then((isThere) => {
      if (isCancelled) return;
      // A transition, like the messages themselves, so it renders after them.
      if (isThere) startTransition(() => setHighlightedId(messageId));
      clearUrl();
    });
    return () => {
      isCancelled = true;
    };
  }, [messageId, phase, transcript]);

  useEffect(() => {
    if (!highlightedId) return undefined;
    scrollToMessage(scroller.current, highlightedId);
    const timer = setTimeout(() => setHighlightedId(null), highlightMs);
    return () => clearTimeout(timer);
  }, [highlightedId, scroller]);

  return highlightedId;
}

function scrollToMessage(scroller: HTMLElement | null, id: string): void {
  const row = scroller?.querySelector(`[data-message="${CSS.escape(id)}"]`);
  // As if the reader had scrolled up: otherwise the view would stick to its end.
  scroller?.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }));
  row?.scrollIntoView({ block: 'center' });
}
