import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import type { LiveText } from './live-text.ts';
import { extractSentences, toSpokenText } from './extract-sentences.ts';

/** The shortest time between announcements: a screen reader needs time to read each. */
const announceIntervalMs = 2500;

/** Announces a reply to screen readers while it is being written, sentence by sentence. Visually hidden. */
export function Announcer({ live, reply }: { live: LiveText; reply: ChatMessage | undefined }) {
  const [announcement, setAnnouncement] = useState('');
  const readOffset = useRef(0);
  const streaming = reply?.status === 'streaming' ? reply.id : null;
  const last = useRef(reply);

  useEffect(() => {
    last.current = reply;
  }, [reply]);

  useEffect(() => {
    if (!streaming) return undefined;
    readOffset.current = 0;
    const startTimer = setTimeout(() => setAnnouncement('Jarvis is writing'));
    const timer = setInterval(() => {
      const next = extractSentences(live.getText(streaming) ?? '', readOffset.current);
      readOffset.current = next.end;
      if (next.words) setAnnouncement(next.words);
    }, announceIntervalMs);
    return () => {
      clearTimeout(startTimer);
      clearInterval(timer);
      // The outcome is known only after this cleanup.
      setTimeout(() => {
        const ended = last.current?.id === streaming ? last.current : undefined;
        const rest = toSpokenText(ended?.content.slice(readOffset.current) ?? '');
        setAnnouncement(`${rest} ${statusAnnouncements[ended?.status ?? 'complete']}`.trim());
      });
    };
  }, [live, streaming]);

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {announcement}
    </VisuallyHidden>
  );
}

const statusAnnouncements = {
  complete: 'Jarvis has answered',
  stopped: 'Jarvis was stopped',
  failed: "Jarvis couldn't finish the reply",
  streaming: 'Jarvis is writing',
};

const VisuallyHidden = styled.div`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;
