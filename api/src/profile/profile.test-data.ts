import { defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    /** Uploaded by the developer. */
    photoUpload: string;
  }
}

const ownPicture = 'a picture of themselves, which others see as it is';

export const testData = defineTestData({
  things: {
    photoUpload: async ({ make, team }) =>
      (await make.storedFile({ purpose: 'profile_photo', uploader: `person:${team.developer.id}` })).id,
  },
  sampleArguments: ({ photoUpload }) => ({
    updateProfile: { input: { firstName: 'Grace', lastName: 'Hopper' } },
    updateContractorProfile: {
      input: {
        firstName: 'Grace',
        lastName: 'Hopper',
        tagName: 'grace',
        experienceLevel: 'senior',
        technologies: 'Compilers, mostly in COBOL',
      },
    },
    startProfilePhotoUpload: { input: { fileName: 'photo.jpg' } },
    setProfilePhoto: { input: { fileUrl: `/api/files/${photoUpload}` } },
    deleteProfilePhoto: {},
  }),
  audited: { updateProfile: 'own_name_changed' },
  notAudited: {
    startProfilePhotoUpload: ownPicture,
    setProfilePhoto: ownPicture,
    deleteProfilePhoto: ownPicture,
  },
});
