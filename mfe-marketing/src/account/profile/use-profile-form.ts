import { useEffect, useState } from 'react';
import { useConflict } from 'kit/conflict';
import { useForm } from 'kit/forms';
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
import { useSessionRequest } from '../../data/use-session-request.ts';
import { profileDraft, toSnapshot } from './profile-draft.ts';

type Input = UpdateProfileInput | UpdateContractorProfileInput;

/** Edits are kept in this tab until they are saved, with the version that they belong to. */
export function useProfileForm(profile: Profile, onSaved: (profile: Profile) => void) {
  const request = useSessionRequest();
  const isContractor = profile.role === 'contractor';
  const draft = profileDraft(profile.id);
  const [kept, setKept] = useState(() => draft.read());
  const [base, setBase] = useState(() => kept?.base ?? toSnapshot(profile));
  const send = async (input: Input, ifUpdatedAt: string | null): Promise<Profile> =>
    'tagName' in input
      ? (await request(UpdateContractorProfileDocument, { input, ifUpdatedAt })).updateContractorProfile
      : (await request(UpdateProfileDocument, { input, ifUpdatedAt })).updateProfile;
  const form = useForm({
    rule: (isContractor ? updateContractorProfileRule : updateProfileRule) as Rule<Input>,
    initial: kept?.values ?? base.values,
    onSubmit: async (input) => {
      let saved: Profile | null = null;
      await save(async (ifUpdatedAt) => void (saved = await send(input, ifUpdatedAt)));
      if (!saved) return;
      finish(saved);
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't save your profile"),
  });
  const { save, rebase, ...conflict } = useConflict({
    read: base,
    values: form.values,
    put: form.put,
    readLatest: async () => toSnapshot((await request(ProfileDocument)).me),
  });
  const startFrom = (snapshot: typeof base) => {
    form.put(snapshot.values);
    rebase(snapshot);
    setBase(snapshot);
    setKept(null);
  };
  const finish = (saved: Profile) => {
    startFrom(toSnapshot(saved));
    onSaved(saved);
    toast({ title: profile.isProfileComplete ? 'Profile saved' : 'Profile complete', intent: 'success' });
  };
  useEffect(() => {
    profileDraft(profile.id).save({ base, values: form.values });
  }, [profile.id, base, form.values]);
  return { ...form, ...conflict, isRestored: kept !== null, discard: () => startFrom(toSnapshot(profile)) };
}
