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
    "query ReauthenticationMethods {\n  reauthenticationMethods\n}\n\nmutation ConfirmPassword($input: ConfirmPasswordInput!) {\n  confirmPassword(input: $input)\n}\n\nmutation PasskeyReauthenticationOptions {\n  passkeyReauthenticationOptions\n}\n\nmutation ConfirmPasskey($input: PasskeyResponseInput!) {\n  confirmPasskey(input: $input)\n}": typeof types.ReauthenticationMethodsDocument,
    "query Viewer {\n  me {\n    id\n    email\n    firstName\n    lastName\n    role\n    contractorRole\n    profileImageUrl\n    audiences\n  }\n}": typeof types.ViewerDocument,
};
const documents: Documents = {
    "query ReauthenticationMethods {\n  reauthenticationMethods\n}\n\nmutation ConfirmPassword($input: ConfirmPasswordInput!) {\n  confirmPassword(input: $input)\n}\n\nmutation PasskeyReauthenticationOptions {\n  passkeyReauthenticationOptions\n}\n\nmutation ConfirmPasskey($input: PasskeyResponseInput!) {\n  confirmPasskey(input: $input)\n}": types.ReauthenticationMethodsDocument,
    "query Viewer {\n  me {\n    id\n    email\n    firstName\n    lastName\n    role\n    contractorRole\n    profileImageUrl\n    audiences\n  }\n}": types.ViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReauthenticationMethods {\n  reauthenticationMethods\n}\n\nmutation ConfirmPassword($input: ConfirmPasswordInput!) {\n  confirmPassword(input: $input)\n}\n\nmutation PasskeyReauthenticationOptions {\n  passkeyReauthenticationOptions\n}\n\nmutation ConfirmPasskey($input: PasskeyResponseInput!) {\n  confirmPasskey(input: $input)\n}"): typeof import('./graphql').ReauthenticationMethodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Viewer {\n  me {\n    id\n    email\n    firstName\n    lastName\n    role\n    contractorRole\n    profileImageUrl\n    audiences\n  }\n}"): typeof import('./graphql').ViewerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
