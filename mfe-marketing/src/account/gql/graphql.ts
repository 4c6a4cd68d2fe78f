/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An area of the API, and whether the token may read it or also change it */
export type AccessTokenScope =
  /** Read: Conversations, prompt templates, guardrails and AI documents */
  | 'ai_read'
  /** Read and change: Conversations, prompt templates, guardrails and AI documents */
  | 'ai_write'
  /** Read: Invoices and payments */
  | 'invoices_read'
  /** Read and change: Invoices and payments */
  | 'invoices_write'
  /** Read: Knowledge resources and courses */
  | 'knowledge_read'
  /** Read and change: Knowledge resources and courses */
  | 'knowledge_write'
  /** Read: Leads, the pipeline, enquiries, calls and contacts */
  | 'leads_read'
  /** Read and change: Leads, the pipeline, enquiries, calls and contacts */
  | 'leads_write'
  /** Read: What contractors are paid */
  | 'payouts_read'
  /** Read and change: What contractors are paid */
  | 'payouts_write'
  /** Read: Your own profile, accounts and contractor roles */
  | 'people_read'
  /** Read and change: Your own profile, accounts and contractor roles */
  | 'people_write'
  /** Read: Projects, tasks, activity, dashboards and Client Store requests */
  | 'projects_read'
  /** Read and change: Projects, tasks, activity, dashboards and Client Store requests */
  | 'projects_write'
  /** Read: Support tickets and their messages */
  | 'tickets_read'
  /** Read and change: Support tickets and their messages */
  | 'tickets_write';

/** A new passkey */
export type AddPasskeyInput = {
  /** Name given by its owner */
  name: string;
  /** `toJSON()` of the credential that the browser created */
  response: Record<string, unknown>;
};

/** A group of people that operations and screens are open to */
export type Audience =
  /** Administrators */
  | 'admin'
  /** Product analysts */
  | 'analyst'
  /** Everyone, also signed out */
  | 'anyone'
  /** Clients */
  | 'client'
  /** Contractors, whatever their role */
  | 'contractor'
  /** The first administrator */
  | 'founder'
  /** Contractors who manage projects */
  | 'pm'
  /** A program with a release key */
  | 'releaser'
  /** Contractors in sales */
  | 'sales'
  /** Contractors in support */
  | 'support'
  /** Everyone who is signed in */
  | 'user';

/** The current password and the new one */
export type ChangePasswordInput = {
  /** The current password */
  currentPassword: string;
  /** 12 to 128 characters, not a common password */
  newPassword: string;
};

/** A personal access token for a script or an integration */
export type CreateAccessTokenInput = {
  /** Days until it expires, at most 365; 30 by default */
  expiresInDays?: number | null | undefined;
  /** What it is for */
  name: string;
  /** What it may do: at least one permission. Writing includes reading */
  scopes: Array<AccessTokenScope>;
};

/** Years of work: 0–2, 2–5, 5–10, more than 10 */
export type ExperienceLevel =
  /** More than 10 years */
  | 'expert'
  /** Up to 2 years */
  | 'junior'
  /** 2 to 5 years */
  | 'mid'
  /** 5 to 10 years */
  | 'senior';

/** The role of a person */
export type Role =
  /** Administrator */
  | 'admin'
  /** Client */
  | 'client'
  /** Contractor, with a contractor role */
  | 'contractor'
  /** Product analyst */
  | 'product_analyst';

/** A photo for the viewer */
export type SetProfilePhotoInput = {
  /** URL of the uploaded file, as returned by `startProfilePhotoUpload` */
  fileUrl: string;
};

/** A photo to upload */
export type StartProfilePhotoUploadInput = {
  /** File name, ending in .png, .jpg, .jpeg or .webp */
  fileName: string;
};

/** A code from an authenticator app */
export type TotpCodeInput = {
  /** 6 digits, with or without a space */
  code: string;
};

/** A contractor's description of themselves */
export type UpdateContractorProfileInput = {
  /** Years of experience */
  experienceLevel: ExperienceLevel;
  /** At least 2 characters */
  firstName: string;
  /** At least 2 characters */
  lastName: string;
  /** 2 to 20 characters, unique ignoring case */
  tagName: string;
  /** Their experience, at least 10 characters */
  technologies: string;
};

/** Which emails the viewer gets; an absent setting stays unchanged */
export type UpdateEmailSettingsInput = {
  /** When the next step of one of their leads is due */
  nextStepDue?: boolean | null | undefined;
  /** When a task is assigned to them */
  taskAssigned?: boolean | null | undefined;
};

/** A person's own name */
export type UpdateProfileInput = {
  /** At least 2 characters */
  firstName: string;
  /** At least 2 characters */
  lastName: string;
};

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { accessTokens: Array<{ id: string, name: string, lastFour: string, scopes: Array<AccessTokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { token: string, accessToken: { name: string, expiresAt: string } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { id: string } };

export type EmailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailSettingsQuery = { emailSettings: { taskAssigned: boolean, nextStepDue: boolean } };

export type UpdateEmailSettingsMutationVariables = Exact<{
  input: UpdateEmailSettingsInput;
}>;


export type UpdateEmailSettingsMutation = { updateEmailSettings: { taskAssigned: boolean, nextStepDue: boolean } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience>, updatedAt: string, isProfileComplete: boolean, contractorProfile: { id: string, tagName: string, experienceLevel: ExperienceLevel, technologies: string } | null } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
  ifUpdatedAt?: string | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience>, updatedAt: string, isProfileComplete: boolean, contractorProfile: { id: string, tagName: string, experienceLevel: ExperienceLevel, technologies: string } | null } };

export type UpdateContractorProfileMutationVariables = Exact<{
  input: UpdateContractorProfileInput;
  ifUpdatedAt?: string | null | undefined;
}>;


export type UpdateContractorProfileMutation = { updateContractorProfile: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience>, updatedAt: string, isProfileComplete: boolean, contractorProfile: { id: string, tagName: string, experienceLevel: ExperienceLevel, technologies: string } | null } };

export type StartProfilePhotoUploadMutationVariables = Exact<{
  input: StartProfilePhotoUploadInput;
}>;


export type StartProfilePhotoUploadMutation = { startProfilePhotoUpload: { uploadURL: string, fileUrl: string } };

export type SetProfilePhotoMutationVariables = Exact<{
  input: SetProfilePhotoInput;
}>;


export type SetProfilePhotoMutation = { setProfilePhoto: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience>, updatedAt: string, isProfileComplete: boolean, contractorProfile: { id: string, tagName: string, experienceLevel: ExperienceLevel, technologies: string } | null } };

export type DeleteProfilePhotoMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteProfilePhotoMutation = { deleteProfilePhoto: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience>, updatedAt: string, isProfileComplete: boolean, contractorProfile: { id: string, tagName: string, experienceLevel: ExperienceLevel, technologies: string } | null } };

export type Profile_UserFragment = { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience>, updatedAt: string, isProfileComplete: boolean, contractorProfile: { id: string, tagName: string, experienceLevel: ExperienceLevel, technologies: string } | null };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, userAgent: string | null, address: string | null, startedAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: string };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { secondFactors: { totp: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartTotpEnrolmentMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpEnrolmentMutation = { startTotpEnrolment: { secret: string, uri: string } };

export type ConfirmTotpEnrolmentMutationVariables = Exact<{
  input: TotpCodeInput;
}>;


export type ConfirmTotpEnrolmentMutation = { confirmTotpEnrolment: { recoveryCodes: Array<string> } };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { totp: boolean } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type PasskeyRegistrationOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegistrationOptionsMutation = { passkeyRegistrationOptions: Record<string, unknown> };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: { totp: boolean } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const Profile_UserFragmentDoc = new TypedDocumentString(`
    fragment Profile_user on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
  updatedAt
  isProfileComplete
  contractorProfile {
    id
    tagName
    experienceLevel
    technologies
  }
}
    `, {"fragmentName":"Profile_user"}) as unknown as TypedDocumentString<Profile_UserFragment, unknown>;
export const AccessTokensDocument = new TypedDocumentString(`
    query AccessTokens {
  accessTokens {
    id
    name
    lastFour
    scopes
    createdAt
    expiresAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<AccessTokensQuery, AccessTokensQueryVariables>;
export const CreateAccessTokenDocument = new TypedDocumentString(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    accessToken {
      name
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = new TypedDocumentString(`
    mutation RevokeAccessToken($id: ID!) {
  revokeAccessToken(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const EmailSettingsDocument = new TypedDocumentString(`
    query EmailSettings {
  emailSettings {
    taskAssigned
    nextStepDue
  }
}
    `) as unknown as TypedDocumentString<EmailSettingsQuery, EmailSettingsQueryVariables>;
export const UpdateEmailSettingsDocument = new TypedDocumentString(`
    mutation UpdateEmailSettings($input: UpdateEmailSettingsInput!) {
  updateEmailSettings(input: $input) {
    taskAssigned
    nextStepDue
  }
}
    `) as unknown as TypedDocumentString<UpdateEmailSettingsMutation, UpdateEmailSettingsMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input)
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  me {
    ...Profile_user
  }
}
    fragment Profile_user on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
  updatedAt
  isProfileComplete
  contractorProfile {
    id
    tagName
    experienceLevel
    technologies
  }
}`) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!, $ifUpdatedAt: DateTime) {
  updateProfile(input: $input, ifUpdatedAt: $ifUpdatedAt) {
    ...Profile_user
  }
}
    fragment Profile_user on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
  updatedAt
  isProfileComplete
  contractorProfile {
    id
    tagName
    experienceLevel
    technologies
  }
}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateContractorProfileDocument = new TypedDocumentString(`
    mutation UpdateContractorProfile($input: UpdateContractorProfileInput!, $ifUpdatedAt: DateTime) {
  updateContractorProfile(input: $input, ifUpdatedAt: $ifUpdatedAt) {
    ...Profile_user
  }
}
    fragment Profile_user on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
  updatedAt
  isProfileComplete
  contractorProfile {
    id
    tagName
    experienceLevel
    technologies
  }
}`) as unknown as TypedDocumentString<UpdateContractorProfileMutation, UpdateContractorProfileMutationVariables>;
export const StartProfilePhotoUploadDocument = new TypedDocumentString(`
    mutation StartProfilePhotoUpload($input: StartProfilePhotoUploadInput!) {
  startProfilePhotoUpload(input: $input) {
    uploadURL
    fileUrl
  }
}
    `) as unknown as TypedDocumentString<StartProfilePhotoUploadMutation, StartProfilePhotoUploadMutationVariables>;
export const SetProfilePhotoDocument = new TypedDocumentString(`
    mutation SetProfilePhoto($input: SetProfilePhotoInput!) {
  setProfilePhoto(input: $input) {
    ...Profile_user
  }
}
    fragment Profile_user on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
  updatedAt
  isProfileComplete
  contractorProfile {
    id
    tagName
    experienceLevel
    technologies
  }
}`) as unknown as TypedDocumentString<SetProfilePhotoMutation, SetProfilePhotoMutationVariables>;
export const DeleteProfilePhotoDocument = new TypedDocumentString(`
    mutation DeleteProfilePhoto {
  deleteProfilePhoto {
    ...Profile_user
  }
}
    fragment Profile_user on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
  updatedAt
  isProfileComplete
  contractorProfile {
    id
    tagName
    experienceLevel
    technologies
  }
}`) as unknown as TypedDocumentString<DeleteProfilePhotoMutation, DeleteProfilePhotoMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessions {
    id
    userAgent
    address
    startedAt
    lastSeenAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(id: $id)
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SecondFactorsDocument = new TypedDocumentString(`
    query SecondFactors {
  secondFactors {
    totp
    recoveryCodesLeft
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const StartTotpEnrolmentDocument = new TypedDocumentString(`
    mutation StartTotpEnrolment {
  startTotpEnrolment {
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<StartTotpEnrolmentMutation, StartTotpEnrolmentMutationVariables>;
export const ConfirmTotpEnrolmentDocument = new TypedDocumentString(`
    mutation ConfirmTotpEnrolment($input: TotpCodeInput!) {
  confirmTotpEnrolment(input: $input) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<ConfirmTotpEnrolmentMutation, ConfirmTotpEnrolmentMutationVariables>;
export const RemoveTotpDocument = new TypedDocumentString(`
    mutation RemoveTotp {
  removeTotp {
    totp
  }
}
    `) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const PasskeyRegistrationOptionsDocument = new TypedDocumentString(`
    mutation PasskeyRegistrationOptions {
  passkeyRegistrationOptions
}
    `) as unknown as TypedDocumentString<PasskeyRegistrationOptionsMutation, PasskeyRegistrationOptionsMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($input: AddPasskeyInput!) {
  addPasskey(input: $input) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id) {
    totp
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;