import { type ChangeEvent, useRef, useState } from 'react';
import { Avatar, Button } from 'kit/controls';
import { useRestoreFocus } from 'kit/focus';
import { lazyWithRetry } from 'kit/states';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import { photoTypes, supportedPhotosHint } from 'rules/profile';
import { emptyFileMessage, maxUploadSize, uploadTooLargeMessage } from 'rules/uploads';
import styled from 'styled-components';
import { DeleteProfilePhotoDocument, type Profile_UserFragment as Profile } from '#account/gql/graphql.ts';
import { useSessionRequest } from '../../../data/use-session-request.ts';
import { Buttons } from '../../account-parts.ts';
import { useAction } from '../../use-action.ts';

/** Its code is needed only to change the photo. */
const PhotoDialog = lazyWithRetry(async () => (await import('./photo-dialog.tsx')).PhotoDialog, { waiting: null });

const acceptedTypes: string[] = [...new Set(Object.values(photoTypes))];

interface ProfilePhotoProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** The viewer's photo, with buttons to choose and to remove it. */
export function ProfilePhoto({ profile, onSaved }: ProfilePhotoProps) {
  const request = useSessionRequest();
  const { run, pending } = useAction<'remove'>();
  const [chosen, setChosen] = useState<File | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);

  useRestoreFocus(chosen?.name ?? null, () => chooseButton.current);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0] ?? null;
    // Lets the same file be chosen again.
    target.value = '';
    const message = file && getRejectionMessage(file);
    setRejection(message);
    setChosen(message ? null : file);
  };
  const remove = () =>
    run('remove', "Couldn't remove your photo", async () => {
      const { deleteProfilePhoto } = await request(DeleteProfilePhotoDocument);
      // The clicked button disappears.
      chooseButton.current?.focus();
      onSaved(deleteProfilePhoto);
      toast({ title: 'Photo removed', intent: 'success' });
    });

  return (
    <Place role="group" aria-label="Photo">
      <Avatar person={profile} size={72} />
      <div>
        <Buttons>
          <Button ref={chooseButton} onClick={() => input.current?.click()}>
            {profile.profileImageUrl ? 'Change photo' : 'Add a photo'}
          </Button>
          {profile.profileImageUrl && (
            <Button disabled={pending !== null} onClick={() => void remove()}>
              {pending ? 'Removing…' : 'Remove photo'}
            </Button>
          )}
        </Buttons>
        {rejection ? (
          <Rejection role="alert">{rejection}</Rejection>
        ) : (
          <p>{supportedPhotosHint} Shown to the people you work with.</p>
        )}
        <input ref={input} hidden type="file" aria-label="Photo" accept={acceptedTypes.join()} onChange={choose} />
      </div>
      {chosen && (
        <PhotoDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onSaved={(saved) => {
            setChosen(null);
            onSaved(saved);
            toast({ title: 'Photo saved', intent: 'success' });
          }}
        />
      )}
    </Place>
  );
}

/** Why a file can't be cropped. What is uploaded is the cropped photo, which is much smaller. */
function getRejectionMessage({ type, size }: File): string | null {
  if (!acceptedTypes.includes(type)) return supportedPhotosHint;
  if (size === 0) return emptyFileMessage;
  return size > maxUploadSize ? uploadTooLargeMessage : null;
}

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
  p {
    margin-top: ${tokens.space.xs};
    color: ${tokens.color.soft};
  }
`;

const Rejection = styled.p`
  && {
    color: ${tokens.color.danger};
  }
`;
