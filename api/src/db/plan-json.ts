import type { MetadataStorage } from '@mikro-orm/core';
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { getOperation } from '#access/get-operation';
import { JsonText } from '#json-text';
import { throwNotPlain, NotPlainError, plainFields } from '#db/plain-fields';
import { createJsonReading, type Reading, setReading } from '#db/reading';
import { getReadEntity } from '#db/returns-read';
import type { Fragments } from '#db/selection-fields';

/** Null if the variables or arguments are invalid: nothing has run then. */
export type JsonQuery = (variables: Record<string, unknown>, context: object) => Promise<ExecutionResult> | null;

interface RootField {
  key: string;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  info: Omit<GraphQLResolveInfo, 'variableValues'>;
  reading: Reading;
}

/**
 * Plans a query whose root fields each return one read and whose selections the database can build as JSON: only the
 * resolvers of the root fields run, and each field of the data is a JsonText. Null for any other operation.
 */
export function planJson(
  schema: GraphQLSchema,
  metadata: MetadataStorage,
  document: DocumentNode,
  name: string,
): JsonQuery | null {
  const operation = getOperation(document, name);
  const parentType = schema.getQueryType();
  if (operation?.operation !== 'query' || !parentType) return null;
  const fragments = getFragments(document);
  const { variableDefinitions = [] } = operation;
  const shared = { parentType, schema, fragments, rootValue: undefined, operation };
  try {
    const roots = [...plainFields(parentType, [operation.selectionSet], fragments)].map(
      ([key, { field, nodes, sets }]): RootField => {
        const entity = field && getReadEntity(field);
        if (!entity) return throwNotPlain();
        const path = { prev: undefined, key, typename: parentType.name };
        const info = { ...shared, fieldName: field.name, fieldNodes: nodes, returnType: field.type, path };
        const reading = createJsonReading(metadata.get(entity), field.type, sets, { metadata, fragments });
        return { key, field, node: nodes[0], info, reading };
      },
    );
    return (variables, context) => {
      const { coerced } = getVariableValues(schema, variableDefinitions, variables);
      const args = coerced && getArguments(roots, coerced);
      return args ? run(roots, args, coerced, context) : null;
    };
  } catch (error) {
    if (error instanceof NotPlainError) return null;
    throw error;
  }
}

type Arguments = Record<string, unknown>;

function getArguments(roots: RootField[], variables: Record<string, unknown>): Arguments[] | null {
  try {
    return roots.map(({ field, node }) => getArgumentValues(field, node, variables));
  } catch {
    return null;
  }
}

async function run(
  roots: RootField[],
  args: Arguments[],
  variableValues: Record<string, unknown>,
  context: object,
): Promise<ExecutionResult> {
  const errors: GraphQLError[] = [];
  const answers = await Promise.all(
    roots.map(async ({ key, field, info, reading }, index) => {
      try {
        const own = setReading({ ...info, variableValues }, reading);
        const answer: unknown = await field.resolve?.(undefined, args[index] ?? {}, context, own);
        if (answer != null && !(answer instanceof JsonText)) throw new Error(`${field.name} does not return its read`);
        return answer ?? null;
      } catch (error) {
        errors.push(toFieldError(key, info.fieldNodes, error));
        return null;
      }
    }),
  );
  const data = Object.fromEntries(roots.map(({ key }, index) => [key, answers[index]]));
  return errors.length > 0 ? { data, errors } : { data };
}

function toFieldError(key: string, nodes: readonly FieldNode[], thrown: unknown): GraphQLError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const originalError = error instanceof GraphQLError ? error.originalError : error;
  return new GraphQLError(error.message, { nodes, path: [key], originalError: originalError ?? null });
}

const getFragments = (document: DocumentNode): Fragments =>
  Object.fromEntries(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
