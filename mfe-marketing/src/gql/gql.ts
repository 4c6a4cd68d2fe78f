/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation CompleteContractorRegistration($input: CompleteContractorRegistrationInput!) {\n  completeContractorRegistration(input: $input) {\n    ...SignedInPerson\n  }\n}": typeof types.CompleteContractorRegistrationDocument,
    "mutation ValidateInvitation($input: ValidateInvitationInput!) {\n  validateInvitation(input: $input) {\n    email\n    role\n    contractorRole\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}": typeof types.ValidateInvitationDocument,
    "fragment SignedInPerson on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  contractorRole\n  profileImageUrl\n  audiences\n}\n\nmutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n    secondFactor\n  }\n}\n\nmutation SignInAsFounder($input: SignInInput!) {\n  signInAsFounder(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n    secondFactor\n  }\n}": typeof types.SignedInPersonFragmentDoc,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.RequestPasswordResetDocument,
    "mutation SignInWithTotp($input: TotpCodeInput!) {\n  signInWithTotp(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}\n\nmutation SignInWithRecoveryCode($input: RecoveryCodeInput!) {\n  signInWithRecoveryCode(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}\n\nmutation PasskeySignInOptions {\n  passkeySignInOptions\n}\n\nmutation SignInWithPasskey($input: PasskeyResponseInput!) {\n  signInWithPasskey(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}": typeof types.SignInWithTotpDocument,
    "mutation ValidateInvitationCode($input: ValidateInvitationCodeInput!) {\n  validateInvitationCode(input: $input) {\n    email\n    role\n  }\n}": typeof types.ValidateInvitationCodeDocument,
};
const documents: Documents = {
    "mutation CompleteContractorRegistration($input: CompleteContractorRegistrationInput!) {\n  completeContractorRegistration(input: $input) {\n    ...SignedInPerson\n  }\n}": types.CompleteContractorRegistrationDocument,
    "mutation ValidateInvitation($input: ValidateInvitationInput!) {\n  validateInvitation(input: $input) {\n    email\n    role\n    contractorRole\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}": types.ValidateInvitationDocument,
    "fragment SignedInPerson on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  contractorRole\n  profileImageUrl\n  audiences\n}\n\nmutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n    secondFactor\n  }\n}\n\nmutation SignInAsFounder($input: SignInInput!) {\n  signInAsFounder(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n    secondFactor\n  }\n}": types.SignedInPersonFragmentDoc,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.RequestPasswordResetDocument,
    "mutation SignInWithTotp($input: TotpCodeInput!) {\n  signInWithTotp(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}\n\nmutation SignInWithRecoveryCode($input: RecoveryCodeInput!) {\n  signInWithRecoveryCode(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}\n\nmutation PasskeySignInOptions {\n  passkeySignInOptions\n}\n\nmutation SignInWithPasskey($input: PasskeyResponseInput!) {\n  signInWithPasskey(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}": types.SignInWithTotpDocument,
    "mutation ValidateInvitationCode($input: ValidateInvitationCodeInput!) {\n  validateInvitationCode(input: $input) {\n    email\n    role\n  }\n}": types.ValidateInvitationCodeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteContractorRegistration($input: CompleteContractorRegistrationInput!) {\n  completeContractorRegistration(input: $input) {\n    ...SignedInPerson\n  }\n}"): typeof import('./graphql').CompleteContractorRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ValidateInvitation($input: ValidateInvitationInput!) {\n  validateInvitation(input: $input) {\n    email\n    role\n    contractorRole\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}"): typeof import('./graphql').ValidateInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SignedInPerson on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  contractorRole\n  profileImageUrl\n  audiences\n}\n\nmutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n    secondFactor\n  }\n}\n\nmutation SignInAsFounder($input: SignInInput!) {\n  signInAsFounder(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n    secondFactor\n  }\n}"): typeof import('./graphql').SignedInPersonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"): typeof import('./graphql').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithTotp($input: TotpCodeInput!) {\n  signInWithTotp(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}\n\nmutation SignInWithRecoveryCode($input: RecoveryCodeInput!) {\n  signInWithRecoveryCode(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}\n\nmutation PasskeySignInOptions {\n  passkeySignInOptions\n}\n\nmutation SignInWithPasskey($input: PasskeyResponseInput!) {\n  signInWithPasskey(input: $input) {\n    user {\n      ...SignedInPerson\n    }\n  }\n}"): typeof import('./graphql').SignInWithTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ValidateInvitationCode($input: ValidateInvitationCodeInput!) {\n  validateInvitationCode(input: $input) {\n    email\n    role\n  }\n}"): typeof import('./graphql').ValidateInvitationCodeDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
