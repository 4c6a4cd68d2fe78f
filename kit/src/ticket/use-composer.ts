import { useRef, useState } from 'react';
import { createIdempotencyKey } from 'kit/apollo';
import { validate } from 'rules/validate';
import { replyToTicketRule } from 'rules/tickets';
import { defineDraft, parseText } from '../draft.ts';
import type { Thread } from './thread.ts';

const ticketDraft = defineDraft({ name: 'ticket', version: 1, parse: parseText });

/** The draft of a message, and sending it. A message that could not be sent returns to the box. */
export function useComposer(ticketId: string, send: Thread['send'], onSend: () => void) {
  const draft = ticketDraft(ticketId);
  const [text, setText] = useState(() => draft.read() ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(text);
  /** Sent without an answer: a retry is the same request. */
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const write = (next: string) => {
    show(next);
    setFault(null);
    draft.save(next);
  };
  const submit = async () => {
    const before = latest.current;
    const result = validate(replyToTicketRule, { content: before });
    if (!result.ok) return setFault(result.fields.content ?? null);
    const { content } = result.data;
    const key = attempt.current?.content === content ? attempt.current.key : createIdempotencyKey();
    show('');
    onSend();
    const refused = await send(content, key);
    attempt.current = refused?.code === 'NETWORK' ? { content, key } : null;
    if (refused) write([before, latest.current].filter(Boolean).join('\n\n'));
    else draft.save(latest.current);
  };
  return { text, fault, write, submit };
}
