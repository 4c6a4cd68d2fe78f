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
    "fragment Call on StrategyCall {\n  startsAt\n  endsAt\n  cancelledAt\n  calendar\n  status\n  heldUntil\n}\n\nquery StrategyCall($key: String!) {\n  strategyCall(key: $key) {\n    ...Call\n  }\n}\n\nmutation ConfirmCall($key: String!) {\n  confirmCall(key: $key) {\n    ...Call\n  }\n}\n\nmutation MoveCall($input: MoveCallInput!) {\n  moveCall(input: $input) {\n    ...Call\n  }\n}\n\nmutation CancelCall($key: String!) {\n  cancelCall(key: $key) {\n    ...Call\n  }\n}": typeof types.CallFragmentDoc,
};
const documents: Documents = {
    "fragment Call on StrategyCall {\n  startsAt\n  endsAt\n  cancelledAt\n  calendar\n  status\n  heldUntil\n}\n\nquery StrategyCall($key: String!) {\n  strategyCall(key: $key) {\n    ...Call\n  }\n}\n\nmutation ConfirmCall($key: String!) {\n  confirmCall(key: $key) {\n    ...Call\n  }\n}\n\nmutation MoveCall($input: MoveCallInput!) {\n  moveCall(input: $input) {\n    ...Call\n  }\n}\n\nmutation CancelCall($key: String!) {\n  cancelCall(key: $key) {\n    ...Call\n  }\n}": types.CallFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Call on StrategyCall {\n  startsAt\n  endsAt\n  cancelledAt\n  calendar\n  status\n  heldUntil\n}\n\nquery StrategyCall($key: String!) {\n  strategyCall(key: $key) {\n    ...Call\n  }\n}\n\nmutation ConfirmCall($key: String!) {\n  confirmCall(key: $key) {\n    ...Call\n  }\n}\n\nmutation MoveCall($input: MoveCallInput!) {\n  moveCall(input: $input) {\n    ...Call\n  }\n}\n\nmutation CancelCall($key: String!) {\n  cancelCall(key: $key) {\n    ...Call\n  }\n}"): typeof import('./graphql').CallFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
