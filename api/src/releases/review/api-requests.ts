import { type GraphQLSchema, type DocumentNode, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { RemoteManifest } from 'rules/releases';
import { parseDocument } from '#access/parse-document';
import { canonicalHash } from '#remotes/canonical-operation';

/** What a build uses of the API. */
export interface ApiRequests {
  /** Each operation, such as `query ClientProjects`, with the hash of its document. */
  operations: Map<string, string>;
  /** Schema coordinates, such as `Project.budget`: https://spec.graphql.org/draft/#sec-Schema-Coordinates */
  fields: Set<string>;
}

/** Reads the operations of a manifest with the schema. Unknown fields are named as in the document. */
export function getApiRequests(schema: GraphQLSchema, operations: RemoteManifest['operations']): ApiRequests {
  const found: ApiRequests = { operations: new Map(), fields: new Set() };
  for (const { name, document: text } of operations) {
    const document = parseOrNull(text);
    for (const operation of getOperationNames(document, name))
      found.operations.set(operation, canonicalHash(text) ?? text);
    if (document) addFields(schema, document, found.fields);
  }
  return found;
}

function parseOrNull(text: string): DocumentNode | null {
  try {
    return parseDocument(text);
  } catch {
    return null; // the contract check reports it
  }
}

/** Several for a version from before each document was one operation. */
function getOperationNames(document: DocumentNode | null, entry: string): string[] {
  const found = document?.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? [`${definition.operation} ${definition.name?.value ?? entry}`] : [],
  );
  return found?.length ? found : [entry];
}

function addFields(schema: GraphQLSchema, document: DocumentNode, fields: Set<string>): void {
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType();
        if (parent && name.value !== '__typename') fields.add(`${parent.name}.${name.value}`);
      },
      ObjectField: ({ name }) => {
        const parent = types.getParentInputType();
        if (parent) fields.add(`${getNamedType(parent).name}.${name.value}`);
      },
    }),
  );
}
