import {
  type SetProfilePhotoInput as SetProfilePhoto,
  setProfilePhotoRule,
  type StartProfilePhotoUploadInput as StartProfilePhotoUpload,
  startProfilePhotoUploadRule,
  type UpdateContractorProfileInput as UpdateContractorProfile,
  updateContractorProfileRule,
  type UpdateProfileInput as UpdateProfile,
  updateProfileRule,
} from 'rules/profile';
import { Field, InputType } from 'type-graphql';
import { ValidateWith } from '#access/rules';
import { ContractorFields } from '#invitations/contractor-fields';
import { UriReferenceScalar } from '#scalars';

@ValidateWith(updateProfileRule)
@InputType({ description: "A person's own name" })
export class UpdateProfileInput implements UpdateProfile {
  @Field({ description: 'At least 2 characters' })
  firstName!: string;

  @Field({ description: 'At least 2 characters' })
  lastName!: string;
}

@ValidateWith(updateContractorProfileRule)
@InputType({ description: "A contractor's description of themselves" })
export class UpdateContractorProfileInput extends ContractorFields implements UpdateContractorProfile {}

@ValidateWith(startProfilePhotoUploadRule)
@InputType({ description: 'A photo to upload' })
export class StartProfilePhotoUploadInput implements StartProfilePhotoUpload {
  @Field({ description: 'File name, ending in .png, .jpg, .jpeg or .webp' })
  fileName!: string;
}

@ValidateWith(setProfilePhotoRule)
@InputType({ description: 'A photo for the viewer' })
export class SetProfilePhotoInput implements SetProfilePhoto {
  @Field(() => UriReferenceScalar, {
    description: 'URL of the uploaded file, as returned by `startProfilePhotoUpload`',
  })
  fileUrl!: string;
}
