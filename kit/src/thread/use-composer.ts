import { useRef, useState } from 'react';
import { requestKey } from 'kit/apollo';
import { check } from 'rules/check';
import { replyToTicketRule } from 'rules/tickets';
import { keepDraft, readDraft } from './drafts.ts';
import type { Thread } from './thread.ts';

/** What one writes on a ticket, and sending it. A message that did not go out comes back into the box. */
export function useComposer(ticketId: string, send: Thread['send'], onSend: () => void) {
  const [text, setText] = useState(() => readDraft(ticketId));
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(text);
  /** Sent without an answer: the next try is the same request. */
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const write = (next: string) => {
    show(next);
    setFault(null);
    keepDraft(ticketId, next);
  };
  const submit = async () => {
    const before = latest.current;
    const checked = check(replyToTicketRule, { content: before });
    if (!checked.ok) return setFault(checked.fields.content ?? null);
    const { content } = checked.data;
    const key = attempt.current?.content === content ? attempt.current.key : requestKey();
    show('');
    onSend();
    const refused = await send(content, key);
    attempt.current = refused?.code === 'NETWORK' ? { content, key } : null;
    if (refused) write([before, latest.current].filter(Boolean).join('\n\n'));
    else keepDraft(ticketId, latest.current);
  };
  return { text, fault, write, submit };
}
