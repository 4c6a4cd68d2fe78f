import { fileURLToPath } from 'node:url';

/** How the operations of a folder become types. With `asText` a page needs no GraphQL library to send them. */
export const typedOperations = (documents, { asText = false } = {}) => ({
  preset: 'client',
  documents,
  presetConfig: { fragmentMasking: false },
  config: {
    scalars: { DateTime: 'string', DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    ...(asText ? { documentMode: 'string' } : {}),
  },
});

/** codegen.ts of a portal in its own repository: src/gql is written from its .graphql files. */
export const portalCodegen = () => ({
  schema: fileURLToPath(import.meta.resolve('./schema.graphql')),
  generates: { 'src/gql/': typedOperations(['src/**/*.graphql']) },
});
