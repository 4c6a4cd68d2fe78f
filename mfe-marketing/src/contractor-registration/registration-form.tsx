import { Button } from 'kit/controls';
import { TextField, useForm, Form } from 'kit/forms';
import { clearPendingInvitation, type PendingInvitation } from 'kit/pending-invitation';
import { request } from 'kit/request';
import { useNavigate } from 'kit/router';
import { useSession, type Viewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { completeContractorRegistrationRule } from 'rules/registration';
import { CompleteContractorRegistrationDocument } from '#gql/graphql.ts';
import { ContractorFields } from './contractor-fields.tsx';

export function RegistrationForm({ viewer, invitation }: { viewer: Viewer; invitation: PendingInvitation }) {
  const { adopt } = useSession();
  const navigate = useNavigate();
  const finishAndGoTo = (path: string) => {
    clearPendingInvitation();
    void navigate(path, { replace: true });
  };
  const { field, formProps, pending } = useForm({
    rule: completeContractorRegistrationRule,
    initial: {
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      tagName: '',
      experienceLevel: '',
      technologies: '',
      invitationCode: invitation.code,
    },
    onSubmit: async (input) => {
      const { completeContractorRegistration } = await request(CompleteContractorRegistrationDocument, { input });
      toast({ title: 'Registration Complete!', description: 'Welcome to the contractor hub.', intent: 'success' });
      adopt(completeContractorRegistration);
      finishAndGoTo('/contractor');
    },
    onFailure: ({ message }) => toast({ title: 'Registration Failed', description: message, intent: 'destructive' }),
  });
  return (
    <Form {...formProps}>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      <ContractorFields field={field} />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Completing Registration…' : 'Complete Registration'}
      </Button>
      <Button disabled={pending} onClick={() => finishAndGoTo('/')}>
        Not now
      </Button>
    </Form>
  );
}
