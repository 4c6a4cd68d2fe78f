import { defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    /** Uploaded by the developer. */
    photoUpload: string;
  }
}

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
});
