import type { CodegenConfig } from '@graphql-codegen/cli';

/** Pages without Apollo send their documents as text, so that graphql stays out of the first load. */
const sendText = ['kit', 'mfe-marketing'];
const useApollo = ['mfe-client', 'mfe-admin'];

const generated = (room: string, asText: boolean) => ({
  preset: 'client' as const,
  documents: [`${room}/src/**/*.graphql`],
  presetConfig: { fragmentMasking: false },
  config: {
    scalars: { DateTime: 'string', DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    ...(asText ? { documentMode: 'string' } : {}),
  },
});

const config: CodegenConfig = {
  schema: './api/schema.graphql',
  generates: Object.fromEntries([
    ...sendText.map((room) => [`${room}/src/gql/`, generated(room, true)]),
    ...useApollo.map((room) => [`${room}/src/gql/`, generated(room, false)]),
  ]),
};

export default config;
