import { useState } from 'react';
import { ConflictNotice, useConflict } from 'kit/conflict';
import { Button } from 'kit/controls';
import { Form, TextField, useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import {
  type UpdateContractorProfileInput,
  updateContractorProfileRule,
  type UpdateProfileInput,
  updateProfileRule,
} from 'rules/profile';
import type { Rule } from 'rules/validate';
import {
  type Profile_UserFragment as Profile,
  ProfileDocument,
  UpdateContractorProfileDocument,
  UpdateProfileDocument,
} from '#account/gql/graphql.ts';
import { ContractorFields } from '../../contractor-registration/contractor-fields.tsx';
import { useSessionRequest } from '../../data/use-session-request.ts';

interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** The viewer's name, and what a contractor says about themselves. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const isContractor = profile.role === 'contractor';
  const { field, formProps, pending, conflict, takeTheirs } = useProfileForm(profile, isContractor, onSaved);
  return (
    <Form {...formProps} aria-label="Profile">
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

type Input = UpdateProfileInput | UpdateContractorProfileInput;

function useProfileForm(profile: Profile, isContractor: boolean, onSaved: (profile: Profile) => void) {
  const request = useSessionRequest();
  const [read] = useState(() => toSnapshot(profile));
  const send = async (input: Input, ifUpdatedAt: string | null): Promise<Profile> =>
    'tagName' in input
      ? (await request(UpdateContractorProfileDocument, { input, ifUpdatedAt })).updateContractorProfile
      : (await request(UpdateProfileDocument, { input, ifUpdatedAt })).updateProfile;
  const form = useForm({
    rule: (isContractor ? updateContractorProfileRule : updateProfileRule) as Rule<Input>,
    initial: read.values,
    onSubmit: async (input) => {
      let saved: Profile | null = null;
      await save(async (ifUpdatedAt) => void (saved = await send(input, ifUpdatedAt)));
      if (!saved) return;
      finish(saved);
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't save your profile"),
  });
  const { save, rebase, ...conflict } = useConflict({
    read,
    values: form.values,
    put: form.put,
    readLatest: async () => toSnapshot((await request(ProfileDocument)).me),
  });
  const finish = (saved: Profile) => {
    const snapshot = toSnapshot(saved);
    form.put(snapshot.values);
    rebase(snapshot);
    onSaved(saved);
    toast({ title: profile.isProfileComplete ? 'Profile saved' : 'Profile complete', intent: 'success' });
  };
  return { ...form, ...conflict };
}

const toSnapshot = ({ firstName, lastName, contractorProfile, updatedAt }: Profile) => ({
  updatedAt,
  values: {
    firstName,
    lastName,
    tagName: contractorProfile?.tagName ?? '',
    experienceLevel: contractorProfile?.experienceLevel ?? '',
    technologies: contractorProfile?.technologies ?? '',
  },
});
