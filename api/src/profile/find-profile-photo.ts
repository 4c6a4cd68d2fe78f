import { validate as isUuid } from 'uuid';
import type { FindFile } from '#files/find-file';
import type { StoredFile } from '#files/stored-file.entity';
import { ProfilePhoto } from '#profile/profile-photo.entity';

type Who = Parameters<FindFile>[0];
/** Whether a viewer sees a person. */
export type CanSeePerson = (who: Who, personId: string) => Promise<boolean>;

/** The photo of a person, for those who see them; null if it belongs to no one that the viewer sees. */
export async function findProfilePhoto(who: Who, id: string, canSeePerson: CanSeePerson): Promise<StoredFile | null> {
  if (!isUuid(id)) return null;
  const photo = await who.em.findOne(ProfilePhoto, { file: id }, { populate: ['file'] });
  return photo && (await canSeePerson(who, photo.user.id)) ? photo.file : null;
}
