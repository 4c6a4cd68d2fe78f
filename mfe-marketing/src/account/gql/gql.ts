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
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}": typeof types.ChangePasswordDocument,
    "query Sessions {\n  sessions {\n    id\n    userAgent\n    address\n    startedAt\n    lastSeenAt\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}": typeof types.SessionsDocument,
    "query SecondFactors {\n  secondFactors {\n    totp\n    recoveryCodesLeft\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n}\n\nmutation StartTotpEnrolment {\n  startTotpEnrolment {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmTotpEnrolment($input: TotpCodeInput!) {\n  confirmTotpEnrolment(input: $input) {\n    recoveryCodes\n  }\n}\n\nmutation RemoveTotp {\n  removeTotp {\n    totp\n  }\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes {\n    recoveryCodes\n  }\n}\n\nmutation PasskeyRegistrationOptions {\n  passkeyRegistrationOptions\n}\n\nmutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    recoveryCodes\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id) {\n    totp\n  }\n}": typeof types.SecondFactorsDocument,
};
const documents: Documents = {
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}": types.ChangePasswordDocument,
    "query Sessions {\n  sessions {\n    id\n    userAgent\n    address\n    startedAt\n    lastSeenAt\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}": types.SessionsDocument,
    "query SecondFactors {\n  secondFactors {\n    totp\n    recoveryCodesLeft\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n}\n\nmutation StartTotpEnrolment {\n  startTotpEnrolment {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmTotpEnrolment($input: TotpCodeInput!) {\n  confirmTotpEnrolment(input: $input) {\n    recoveryCodes\n  }\n}\n\nmutation RemoveTotp {\n  removeTotp {\n    totp\n  }\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes {\n    recoveryCodes\n  }\n}\n\nmutation PasskeyRegistrationOptions {\n  passkeyRegistrationOptions\n}\n\nmutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    recoveryCodes\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id) {\n    totp\n  }\n}": types.SecondFactorsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  sessions {\n    id\n    userAgent\n    address\n    startedAt\n    lastSeenAt\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}"): typeof import('./graphql').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecondFactors {\n  secondFactors {\n    totp\n    recoveryCodesLeft\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n}\n\nmutation StartTotpEnrolment {\n  startTotpEnrolment {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmTotpEnrolment($input: TotpCodeInput!) {\n  confirmTotpEnrolment(input: $input) {\n    recoveryCodes\n  }\n}\n\nmutation RemoveTotp {\n  removeTotp {\n    totp\n  }\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes {\n    recoveryCodes\n  }\n}\n\nmutation PasskeyRegistrationOptions {\n  passkeyRegistrationOptions\n}\n\nmutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    recoveryCodes\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id) {\n    totp\n  }\n}"): typeof import('./graphql').SecondFactorsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
