import { Dialog, DialogButtons } from 'kit/dialog';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { TextAreaField, useForm } from 'kit/forms';
import { tokens } from 'kit/theme';
import { toast, toastFailure } from 'kit/toasts';
import { contactClientRule } from 'rules/project-feedback';
import styled from 'styled-components';
import { ContactRequestDocument } from '#gql/graphql.ts';
import type { ClientRequest } from './use-client-requests.ts';

interface ContactDialogProps {
  request: ClientRequest | null;
  onClose: () => void;
}

export const ContactDialog = ({ request, onClose }: ContactDialogProps) => (
  <Dialog isOpen={request !== null} title={`Contact ${request?.name}`} onClose={onClose}>
    {request && <ContactForm request={request} onClose={onClose} />}
  </Dialog>
);

interface ContactFormProps {
  request: ClientRequest;
  onClose: () => void;
}

/** An email to the author of a request. The draft is kept until it is sent. */
function ContactForm({ request: { id, name, email }, onClose }: ContactFormProps) {
  const [send] = useMutation(ContactRequestDocument);
  const { field, pending, formProps } = useForm({
    rule: contactClientRule,
    initial: { message: '' },
    onSubmit: async ({ message }) => {
      await send({ variables: { id, message } });
      toast({
        title: 'Message Sent',
        description: `${name} gets it by email and can reply to you.`,
        intent: 'success',
      });
      onClose();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't send your message"),
  });
  return (
    <Form {...formProps}>
      <To>To {email}</To>
      <TextAreaField label="Message" rows={6} {...field('message')} />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button $primary type="submit" disabled={pending}>
          {pending ? 'Sending…' : 'Send Message'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space.m};
`;

const To = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
