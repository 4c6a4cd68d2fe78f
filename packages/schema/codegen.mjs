import { fileURLToPath } from 'node:url';

/** How the operations of a folder become types. With `asText` a page needs no GraphQL library to send them. */
export const createOperationsConfig = (documents, { asText = false } = {}) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    scalars: { DateTime: 'string', DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    ...(asText ? { documentMode: 'string' } : {}),
  },
});

/** codegen.ts of a portal in its own repository: src/gql/graphql.ts is written from its .graphql files. */
export const createPortalCodegen = () => ({
  schema: fileURLToPath(import.meta.resolve('./schema.graphql')),
  generates: { 'src/gql/graphql.ts': createOperationsConfig(['src/**/*.graphql']) },
});
