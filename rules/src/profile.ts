import * as z from 'zod/mini';
import { contractorFields, personFields } from './registration.ts';
import { uploadedFile } from './start-upload.ts';
import { fileNameRule } from './text.ts';
import { getExtension } from './uploads.ts';

/** A person's own name. */
export const updateProfileRule = z.object(personFields);
export type UpdateProfileInput = z.infer<typeof updateProfileRule>;

/** The same with what a contractor says about themselves. */
export const updateContractorProfileRule = z.object({ ...personFields, ...contractorFields });
export type UpdateContractorProfileInput = z.infer<typeof updateContractorProfileRule>;

/** The side of a stored photo, in pixels, at most. Photos are square. */
export const maxPhotoSide = 512;
/** 1 MB, for the cropped photo. */
export const maxPhotoSize = 1_048_576;
export const photoTooLargeMessage = 'Please choose a photo of up to 1 MB';

/** The types of photos: media type by file extension. */
export const photoTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;
export type PhotoExtension = keyof typeof photoTypes;

export const supportedPhotosHint = 'Supported photos: PNG, JPEG and WebP.';
export const wrongPhotoMessage =
  'The content of this file is not the picture that its name says. Choose another one, or save it again as PNG, JPEG or WebP';
export const photoMetadataMessage =
  'This photo contains details such as the camera or the place. Save it without its metadata and upload it again';
export const wrongPhotoShapeMessage = `A photo must be square, and at most ${maxPhotoSide} pixels wide`;

/** The file extension of a photo, in lowercase. */
export function getPhotoExtension(fileName: string): PhotoExtension | null {
  const extension = getExtension(fileName);
  return Object.hasOwn(photoTypes, extension) ? (extension as PhotoExtension) : null;
}

/** Requests permission to upload a photo. */
export const startProfilePhotoUploadRule = z.object({
  fileName: fileNameRule('Please choose a photo').check(
    z.refine((fileName) => getPhotoExtension(fileName) !== null, supportedPhotosHint),
  ),
});
export type StartProfilePhotoUploadInput = z.infer<typeof startProfilePhotoUploadRule>;

/** Makes an uploaded photo the viewer's. */
export const setProfilePhotoRule = z.object({ fileUrl: uploadedFile });
export type SetProfilePhotoInput = z.infer<typeof setProfilePhotoRule>;
