import { useEffect, useRef } from 'react';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { defineDraft, parseText } from 'kit/draft';
import { TextAreaField, TextField, useForm, Form } from 'kit/forms';
import { beginAttempt, type Attempt } from 'kit/request';
import { toast, toastFailure } from 'kit/toasts';
import { contactClientRule } from 'rules/project-feedback';
import { ContactClientDocument } from '#gql/graphql.ts';

const messageDraft = defineDraft({ name: 'client-message', version: 1, parse: parseText });

interface ContactFormProps {
  projectId: string;
  address: string;
  onClose: () => void;
}

/** Emails the client. The draft is kept until it is sent; a retry reuses its idempotency key. */
export function ContactForm({ projectId, address, onClose }: ContactFormProps) {
  const [contact] = useMutation(ContactClientDocument);
  const attempt = useRef<Attempt>(null);
  const isSent = useRef(false);
  const { values, field, pending, formProps } = useForm({
    rule: contactClientRule,
    initial: { message: messageDraft(projectId).read() ?? '' },
    onSubmit: async ({ message }) => {
      attempt.current = beginAttempt(message, attempt.current);
      await contact({
        variables: { projectId, message },
        context: { headers: { 'Idempotency-Key': attempt.current.key } },
      });
      isSent.current = true;
      messageDraft(projectId).clear();
      toast({ title: 'Message Sent', description: `Your message is on its way to ${address}.`, intent: 'success' });
      onClose();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't send your message", unreachableText),
  });
  useEffect(() => {
    if (!isSent.current) messageDraft(projectId).save(values.message);
  }, [projectId, values.message]);
  return (
    <Form {...formProps}>
      <TextField label="Client Email" readOnly error={undefined} value={address} />
      <TextAreaField label="Message" rows={6} hint="Sent as an email. Replies go to you." {...field('message')} />
      <DialogButtons>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Sending…' : 'Send Message'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const unreachableText = "We can't reach the server. Your draft is saved. Please try again.";
