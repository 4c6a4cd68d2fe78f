import { fileURLToPath } from 'node:url';

/** Config that generates types from a folder's operations. With `asText`, sending them needs no GraphQL library. */
export const createOperationsConfig = (documents, { asText = false } = {}) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    scalars: {
      Date: 'string',
      DateTime: 'string',
      DateTimeISO: 'string',
      EmailAddress: 'string',
      JSONObject: 'Record<string, unknown>',
      Money: 'string',
      URIReference: 'string',
      URL: 'string',
    },
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    // Apollo and kit throw on an error, so a field that is null only with an error is never read as null.
    nullability: { errorHandlingClient: true },
    ...(asText ? { documentMode: 'string' } : {}),
  },
});

/** The codegen config of a portal in its own repository: generates src/gql/graphql.ts from its .graphql files. */
export const createPortalCodegen = () => ({
  schema: fileURLToPath(import.meta.resolve('./schema.graphql')),
  generates: { 'src/gql/graphql.ts': createOperationsConfig(['src/**/*.graphql']) },
});
