import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'kit/router';
import { loadUntil } from '../transcript/load-back.ts';
import type { Transcript, TranscriptState } from '../transcript/transcript.ts';

/** How long a message stays marked. */
const markedFor = 2500;

/**
 * The message that the address asks for (`?message=`): its pages are loaded until it is there, then it is scrolled to and
 * marked for a moment. The address forgets it, so that the same match of a search can be opened again.
 */
export function useMarkedMessage(
  scroller: RefObject<HTMLElement | null>,
  transcript: Transcript,
  { phase }: TranscriptState,
): string | null {
  const [search, setSearch] = useSearchParams();
  const [marked, setMarked] = useState<string | null>(null);
  const wanted = search.get('message');

  useEffect(() => {
    if (!wanted || phase !== 'there') return undefined;
    let away = false;
    void loadUntil(transcript, wanted).then((isThere) => {
      if (away) return;
      // After the messages themselves, which are no more urgent.
      if (isThere) startTransition(() => setMarked(wanted));
      setSearch(without(search, 'message'), { replace: true });
    });
    return () => {
      away = true;
    };
  }, [wanted, phase, transcript, search, setSearch]);

  useEffect(() => {
    if (!marked) return undefined;
    showRow(scroller.current, marked);
    const timer = setTimeout(() => setMarked(null), markedFor);
    return () => clearTimeout(timer);
  }, [marked, scroller]);

  return marked;
}

function showRow(scroller: HTMLElement | null, id: string): void {
  const row = scroller?.querySelector(`[data-message="${CSS.escape(id)}"]`);
  // As if the reader had scrolled up: otherwise the view would be held at its end.
  scroller?.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }));
  row?.scrollIntoView({ block: 'center' });
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}
