import { getPhotoExtension, maxPhotoSize, photoTooLargeMessage, photoTypes, supportedPhotosHint } from 'rules/profile';
import {
  getUploadExtension,
  maxUploadSize,
  supportedFilesHint,
  uploadTooLargeMessage,
  uploadTypes,
} from 'rules/uploads';
import type { FileStore } from '#files/file-store';
import type { FilePurpose } from '#files/stored-file.entity';
import { verifyFileType } from '#files/verify-file-type';
import { verifyPhoto } from '#files/verify-photo';

/** What may be uploaded for a purpose. */
interface UploadKind {
  /** The media type of a file; null if its type isn't allowed, as the hint says. */
  getContentType: (fileName: string) => string | null;
  hint: string;
  /** In bytes. */
  maxSize: number;
  tooLargeMessage: string;
  /** Rejects a stored file that is empty, or whose content is not what its name says. */
  verify: (store: FileStore, file: { key: string; fileName: string; size: number }) => Promise<void>;
}

const documentKind: UploadKind = {
  getContentType: (fileName) => {
    const extension = getUploadExtension(fileName);
    return extension && uploadTypes[extension];
  },
  hint: supportedFilesHint,
  maxSize: maxUploadSize,
  tooLargeMessage: uploadTooLargeMessage,
  verify: verifyFileType,
};

const photoKind: UploadKind = {
  getContentType: (fileName) => {
    const extension = getPhotoExtension(fileName);
    return extension && photoTypes[extension];
  },
  hint: supportedPhotosHint,
  maxSize: maxPhotoSize,
  tooLargeMessage: photoTooLargeMessage,
  verify: verifyPhoto,
};

export const getUploadKind = (purpose: FilePurpose): UploadKind =>
  purpose === 'profile_photo' ? photoKind : documentKind;
