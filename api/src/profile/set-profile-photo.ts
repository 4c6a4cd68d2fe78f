import type { EntityManager } from '@mikro-orm/postgresql';
import type { SetProfilePhotoInput } from 'rules/profile';
import { getFileUrl, uploadAgainMessage } from 'rules/uploads';
import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { getPersonUploader } from '#files/check-pending-bytes';
import { findUploaded } from '#files/find-uploaded';
import { announceUser } from '#people/announce-user';
import { ProfilePhoto } from '#profile/profile-photo.entity';
import { lockAccount } from '#profile/update-profile';

/** Makes a photo that the viewer has uploaded theirs. The one before is deleted. */
export async function setProfilePhoto(context: Context, { fileUrl }: SetProfilePhotoInput): Promise<string> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const user = await em.transactional(async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    const file = await findUploaded(tx, fileUrl, 'profile_photo');
    if (file?.uploader !== getPersonUploader(viewer.id)) throw badInput({ fileUrl: uploadAgainMessage });
    const photo = await tx.findOne(ProfilePhoto, { user: account });
    if (photo) photo.file = file;
    else tx.create(ProfilePhoto, { user: account, file });
    account.profileImageUrl = getFileUrl(file.id);
    return account;
  });
  await announceUser(context, user);
  return user.id;
}

/** Deletes the viewer's photo at once; its bytes are deleted within a day. */
export async function deleteProfilePhoto(context: Context): Promise<string> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const user = await em.transactional(async (tx: EntityManager) => {
    const account = await lockAccount(tx, viewer.id);
    await tx.nativeDelete(ProfilePhoto, { user: account });
    account.profileImageUrl = null;
    return account;
  });
  await announceUser(context, user);
  return user.id;
}
