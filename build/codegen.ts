import type { CodegenConfig } from '@graphql-codegen/cli';
import { createOperationsConfig } from '../packages/schema/codegen.mjs';
import { hasOperations } from '../scripts/operations.mjs';
import { remotes } from '../scripts/paths.mjs';

/** Pages without Apollo send their documents as text, so that graphql stays out of the first load. */
const sendText = ['kit', 'shell', 'mfe-marketing'];
const useApollo = remotes.filter((name) => !sendText.includes(name) && hasOperations(name));

/** The parts of kit that send their operations through Apollo. */
const kitWithApollo = ['kit/src/task', 'kit/src/ticket'];

/** Folders with operations of their own: what a bundler finds in one file, it loads with the first that needs any of it. */
const apart = [
  ...kitWithApollo,
  ...['account', 'call', 'enquiry-form', 'enquiry-progress', 'signed-in-home', 'strategy-call'].map(
    (folder) => `mfe-marketing/src/${folder}`,
  ),
  'shell/src/tab',
];

const generated = (folder: string, asText: boolean) =>
  createOperationsConfig(
    [`${folder}/**/*.graphql`, ...apart.filter((other) => other !== folder).map((other) => `!${other}/**`)],
    { asText },
  );

const outputs = [
  ...sendText.map((room) => [`${room}/src/gql/graphql.ts`, generated(`${room}/src`, true)] as const),
  ...useApollo.map((room) => [`${room}/src/gql/graphql.ts`, generated(`${room}/src`, false)] as const),
  ...apart.map((folder) => [`${folder}/gql/graphql.ts`, generated(folder, !kitWithApollo.includes(folder))] as const),
];

/** The only package whose operations are generated; all packages if unset. */
const only = process.env.CODEGEN_ONLY ? `${process.env.CODEGEN_ONLY}/` : '';

const config: CodegenConfig = {
  schema: './api/schema.graphql',
  generates: Object.fromEntries(outputs.filter(([output]) => output.startsWith(only))),
};

export default config;
