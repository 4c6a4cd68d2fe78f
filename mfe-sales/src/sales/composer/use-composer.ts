import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { defineDraft, parseTexts } from 'kit/draft';
import { useForm } from 'kit/forms';
import { beginAttempt, type Attempt } from 'kit/request';
import { useViewer } from 'kit/session';
import { toast, toastFailure } from 'kit/toasts';
import { emailLeadRule, fillTemplate } from 'rules/answer-templates';
import { brand } from 'rules/brand';
import { type AnswerTemplate_TemplateFragment, EmailLeadDocument } from '#gql/graphql.ts';
import type { Recipient } from './recipient.ts';

const emptyEmail = { subject: `${brand.name}: about your project`, message: '' };

/** Drafts are per user and lead. */
const emailDraft = defineDraft({ name: 'lead-email', version: 1, parse: parseTexts(emptyEmail) });

const offlineMessage = "We can't reach the server. Your draft is saved. Please try again.";

/** The email form: its draft survives closing, reloads and errors, and an idempotency key prevents a second email. */
export function useComposer(recipient: Recipient, onDone: () => void) {
  const { id, contactName } = recipient;
  const key = `${useViewer().id}:${id}`;
  const [draft] = useState(() => emailDraft(key).read());
  const [isRestored, setRestored] = useState(draft !== null);
  const isSent = useRef(false);
  const attempt = useRef<Attempt>(null);
  /** What a template has filled in: another template replaces it unless someone has edited it. */
  const [inserted, setInserted] = useState('');
  const [send] = useMutation(EmailLeadDocument);
  const form = useForm({
    rule: emailLeadRule,
    initial: draft ?? emptyEmail,
    onSubmit: async (input) => {
      attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
      const context = { headers: { 'Idempotency-Key': attempt.current.key } };
      await send({ variables: { id, input }, context });
      isSent.current = true;
      emailDraft(key).clear();
      toast({ title: `Email to ${contactName} sent`, intent: 'success' });
      onDone();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't send the email", offlineMessage),
  });
  const { values } = form;
  const { subject = '', message = '' } = values;
  useEffect(() => {
    if (!isSent.current) emailDraft(key).save(values);
  }, [key, values]);

  return {
    ...form,
    isRestored,
    isComplete: subject.trim() !== '' && message.trim() !== '',
    insertTemplate: (template: AnswerTemplate_TemplateFragment) => {
      const text = fillTemplate(template.message, recipient);
      const isUnedited = message.trim() === '' || message === inserted;
      if (isUnedited) form.put({ subject: fillTemplate(template.subject, recipient), message: text });
      else form.put({ message: `${message.trimEnd()}\n\n${text}` });
      setInserted(isUnedited ? text : '');
      form.focusField('message');
    },
    clear: () => {
      form.put(emptyEmail);
      setInserted('');
      setRestored(false);
      form.focusField('subject');
    },
  };
}
