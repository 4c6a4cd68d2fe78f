import { ConflictNotice } from 'kit/conflict';
import { Button } from 'kit/controls';
import { Form, RestoredDraftNotice, TextField } from 'kit/forms';
import type { Profile_UserFragment as Profile } from '#account/gql/graphql.ts';
import { ContractorFields } from '../../contractor-registration/contractor-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** The viewer's name, and what a contractor says about themselves. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const isContractor = profile.role === 'contractor';
  const { field, formProps, pending, conflict, takeTheirs, isRestored, discard } = useProfileForm(profile, onSaved);
  return (
    <Form {...formProps} aria-label="Profile">
      {isRestored && <RestoredDraftNotice onClear={discard} />}
      <TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" />
      {isContractor && <ContractorFields field={field} />}
      <ConflictNotice what="profile" conflict={conflict} labels={labels} onTakeTheirs={takeTheirs} />
      <div>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Saving profile…' : 'Save profile'}
        </Button>
      </div>
    </Form>
  );
}

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  tagName: 'Tag name',
  experienceLevel: 'Experience level',
  technologies: 'Technologies',
};
