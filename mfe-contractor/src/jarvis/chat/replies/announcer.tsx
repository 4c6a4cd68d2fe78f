import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import type { LiveText } from './live-text.ts';
import { nextSentences, spoken } from './next-sentences.ts';

/** The shortest time between announcements: a screen reader needs time to read each. */
const announceIntervalMs = 2500;

/** Announces a reply to screen readers while it is being written, sentence by sentence. Visually hidden. */
export function Announcer({ live, reply }: { live: LiveText; reply: ChatMessage | undefined }) {
  const [words, setWords] = useState('');
  const read = useRef(0);
  const streaming = reply?.status === 'streaming' ? reply.id : null;
  const last = useRef(reply);

  useEffect(() => {
    last.current = reply;
  }, [reply]);

  useEffect(() => {
    if (!streaming) return undefined;
    read.current = 0;
    const begun = setTimeout(() => setWords('Jarvis is writing'));
    const timer = setInterval(() => {
      const next = nextSentences(live.of(streaming) ?? '', read.current);
      read.current = next.end;
      if (next.words) setWords(next.words);
    }, announceIntervalMs);
    return () => {
      clearTimeout(begun);
      clearInterval(timer);
      // The outcome is known only after this cleanup.
      setTimeout(() => {
        const ended = last.current?.id === streaming ? last.current : undefined;
        const rest = spoken(ended?.content.slice(read.current) ?? '');
        setWords(`${rest} ${ending[ended?.status ?? 'complete']}`.trim());
      });
    };
  }, [live, streaming]);

  return (
    <Unseen aria-live="polite" role="status">
      {words}
    </Unseen>
  );
}

const ending = {
  complete: 'Jarvis has answered',
  stopped: 'Jarvis was stopped',
  failed: "Jarvis couldn't finish the reply",
  streaming: 'Jarvis is writing',
};

const Unseen = styled.div`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;
