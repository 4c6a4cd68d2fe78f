import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { Dialog, DialogButtons } from 'kit/dialog';
import { toFault } from 'kit/fault';
import { MeasuringRule } from 'kit/measuring-rule';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { getFailureMessage, putFile } from 'kit/upload';
import styled from 'styled-components';
import {
  type Profile_UserFragment as Profile,
  SetProfilePhotoDocument,
  StartProfilePhotoUploadDocument,
} from '#account/gql/graphql.ts';
import { useSessionRequest } from '../../../data/use-session-request.ts';
import { type Crop, startCrop } from './crop.ts';
import { Cropper } from './cropper.tsx';
import { renderPhoto } from './draw-crop.ts';

interface PhotoDialogProps {
  file: File;
  onSaved: (profile: Profile) => void;
  onClose: () => void;
}

/** Crops a chosen picture and saves it as the viewer's photo. */
export function PhotoDialog({ file, onSaved, onClose }: PhotoDialogProps) {
  const { picture, isUnreadable } = usePicture(file);
  const saving = useSavePhoto(onSaved);
  return (
    // What has been sent can't be canceled: the dialog stays until it is known whether the photo was set.
    <Dialog isOpen title="Crop your photo" onClose={saving.isSetting ? undefined : onClose}>
      {isUnreadable ? (
        <>
          <p role="alert">This picture can't be read. It may be damaged. Choose another one.</p>
          <DialogButtons>
            <Button onClick={onClose}>Close</Button>
          </DialogButtons>
        </>
      ) : picture ? (
        <PhotoForm picture={picture} saving={saving} onClose={onClose} />
      ) : (
        <Skeleton role="img" aria-label="Loading the picture" $width="100%" $height="280px" />
      )}
    </Dialog>
  );
}

/** A decoded picture, upright as its camera says. */
function usePicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let isClosed = false;
    let decoded: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (bitmap) => {
        decoded = bitmap;
        if (isClosed) bitmap.close();
        else setPicture(bitmap);
      },
      () => setUnreadable(true),
    );
    return () => {
      isClosed = true;
      decoded?.close();
    };
  }, [file]);
  return { picture, isUnreadable };
}

interface PhotoFormProps {
  picture: ImageBitmap;
  saving: ReturnType<typeof useSavePhoto>;
  onClose: () => void;
}

function PhotoForm({ picture, saving: { save, sent, isSetting, failure }, onClose }: PhotoFormProps) {
  const [crop, setCrop] = useState<Crop>(() => startCrop(picture));
  const isSaving = sent !== null;
  return (
    <>
      <Cropper picture={picture} crop={crop} onChange={isSaving ? () => {} : setCrop} />
      {isSaving && <MeasuringRule label="Upload" value={sent} max={1} text={`${Math.round(sent * 100)}%`} />}
      {failure && <Failure role="alert">{failure}</Failure>}
      <DialogButtons>
        <Button disabled={isSetting} onClick={onClose}>
          Cancel
        </Button>
        <Button $primary disabled={isSaving} onClick={() => void save(() => renderPhoto(picture, crop))}>
          {isSaving ? 'Saving…' : 'Save photo'}
        </Button>
      </DialogButtons>
    </>
  );
}

/** Uploads a photo and sets it. Closing the dialog ends an upload, and nothing is set. */
function useSavePhoto(onSaved: (profile: Profile) => void) {
  const request = useSessionRequest();
  /** The share that is uploaded; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null);
  const [isSetting, setIsSetting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(photo: File, signal: AbortSignal): Promise<Profile | string> {
    const { startProfilePhotoUpload } = await request(StartProfilePhotoUploadDocument, {
      input: { fileName: photo.name },
    });
    const { uploadURL, fileUrl } = startProfilePhotoUpload;
    const onProgress = (bytes: number) => setSent(Math.min(1, bytes / photo.size));
    const response = await putFile(uploadURL, photo, { signal, onProgress });
    const message = getFailureMessage(response);
    if (message) return message;
    signal.throwIfAborted();
    setIsSetting(true);
    return (await request(SetProfilePhotoDocument, { input: { fileUrl } })).setProfilePhoto;
  }

  const save = async (render: () => Promise<File>) => {
    // Not the state: two clicks may come before the next render.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setSent(0);
    try {
      const saved = await upload(await render(), controller.signal);
      if (typeof saved === 'string') setFailure(saved);
      // Also if the page was left meanwhile: the photo is set.
      else onSaved(saved);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(toFault(error).message);
    } finally {
      running.current = null;
      setSent(null);
      setIsSetting(false);
    }
  };
  return { save, sent, isSetting, failure };
}

const Failure = styled.p`
  color: ${tokens.color.danger};
`;
