import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'kit/router';
import { loadUntil } from '../transcript/load-back.ts';
import type { Transcript, TranscriptState } from '../transcript/transcript.ts';

/** How long a message stays highlighted, in milliseconds. */
const highlightMs = 2500;

/**
 * The message in the URL (`?message=`): loads pages until it is there, then scrolls to it and highlights it briefly. The URL
 * drops it afterwards, so that the same search result can be opened again.
 */
export function useMarkedMessage(
  scroller: RefObject<HTMLElement | null>,
  transcript: Transcript,
  { phase }: TranscriptState,
): string | null {
  const [search, setSearch] = useSearchParams();
  const [marked, setMarked] = useState<string | null>(null);
  const messageId = search.get('message');

  useEffect(() => {
    if (!messageId || phase !== 'there') return undefined;
    let isCancelled = false;
    void loadUntil(transcript, messageId).then((isThere) => {
      if (isCancelled) return;
      // A transition, like the messages themselves, so it renders after them.
      if (isThere) startTransition(() => setMarked(messageId));
      setSearch(without(search, 'message'), { replace: true });
    });
    return () => {
      isCancelled = true;
    };
  }, [messageId, phase, transcript, search, setSearch]);

  useEffect(() => {
    if (!marked) return undefined;
    showRow(scroller.current, marked);
    const timer = setTimeout(() => setMarked(null), highlightMs);
    return () => clearTimeout(timer);
  }, [marked, scroller]);

  return marked;
}

function showRow(scroller: HTMLElement | null, id: string): void {
  const row = scroller?.querySelector(`[data-message="${CSS.escape(id)}"]`);
  // As if the reader had scrolled up: otherwise the view would stick to its end.
  scroller?.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }));
  row?.scrollIntoView({ block: 'center' });
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}
