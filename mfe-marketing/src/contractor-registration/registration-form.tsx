import { Button } from 'kit/controls';
import { SelectField, TextAreaField, TextField, useForm, Form } from 'kit/forms';
import { clearPendingInvitation, type PendingInvitation } from 'kit/pending-invitation';
import { request } from 'kit/request';
import { useNavigate } from 'kit/router';
import { useSession, type Viewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { completeContractorRegistrationRule, type ExperienceLevel } from 'rules/registration';
import { CompleteContractorRegistrationDocument } from '#gql/graphql.ts';

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
      <TextField {...field('tagName')} label="Tag name" hint="A short name shown in projects" autoComplete="nickname" />
      <SelectField {...field('experienceLevel')} label="Experience level">
        <ExperienceOptions />
      </SelectField>
      <TextAreaField {...field('technologies')} label="Technologies" hint="The technologies you've worked with" />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Completing Registration…' : 'Complete Registration'}
      </Button>
      <Button disabled={pending} onClick={() => finishAndGoTo('/')}>
        Not now
      </Button>
    </Form>
  );
}

const levelLabels: Record<ExperienceLevel, string> = {
  junior: 'Junior (0-2 years)',
  mid: 'Mid (2-5 years)',
  senior: 'Senior (5-10 years)',
  expert: 'Expert (10+ years)',
};

function ExperienceOptions() {
  return (
    <>
      <option value="">Select your level</option>
      {Object.entries(levelLabels).map(([level, text]) => (
        <option key={level} value={level}>
          {text}
        </option>
      ))}
    </>
  );
}
