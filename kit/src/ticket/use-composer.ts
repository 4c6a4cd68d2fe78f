import { useRef, useState } from 'react';
import { validate } from 'rules/validate';
import type { addTicketNoteRule, replyToTicketRule } from 'rules/tickets';
import { defineDraft, parseText } from '../draft.ts';
import { beginAttempt, type Attempt } from '../request.ts';
import type { Send } from './thread.ts';

const ticketDraft = defineDraft({ name: 'ticket', version: 1, parse: parseText });

interface ComposerOptions {
  /** Undefined where nothing is sent. */
  send: Send | undefined;
  rule: typeof replyToTicketRule | typeof addTicketNoteRule;
  onSend: () => void;
}

/** The draft of a message, and sending it. A message that could not be sent returns to the box. */
export function useComposer(draftId: string, { send, rule, onSend }: ComposerOptions) {
  const draft = ticketDraft(draftId);
  const [text, setText] = useState(() => draft.read() ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(text);
  /** Sent without an answer: a retry is the same request. */
  const attempt = useRef<Attempt>(null);

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
    if (!send) return;
    const before = latest.current;
    const result = validate(rule, { content: before });
    if (!result.ok) return setFault(result.fields.content ?? null);
    const { content } = result.data;
    const begun = beginAttempt(content, attempt.current);
    show('');
    onSend();
    const refused = await send(content, begun.key);
    attempt.current = refused?.code === 'NETWORK' ? begun : null;
    if (refused) write([before, latest.current].filter(Boolean).join('\n\n'));
    else draft.save(latest.current);
  };
  return { text, fault, write, submit };
}
