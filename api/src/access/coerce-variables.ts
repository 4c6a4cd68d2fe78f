import {
  coerceInputValue,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { malformed } from '#errors';

/**
 * Coerces the variables of a request by the schema, defaults included. GraphQL's own messages repeat the value sent, even
 * a password: these only name the path and the expected type.
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const coerced: Record<string, unknown> = {};
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) continue;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined && defaultValue) coerced[name] = valueFromAST(defaultValue, type);
    else if (value === undefined && isNonNullType(type)) throw malformed(`$${name} is required: ${type}`);
    else if (value === null && isNonNullType(type)) throw malformed(`$${name} must not be null: ${type}`);
    else if (value !== undefined)
      coerced[name] = coerceInputValue(value, type, (path, _value, { message }) => {
        throw malformed(toErrorMessage(name, type, path, message));
      });
  }
  return coerced;
}

function toErrorMessage(
  name: string,
  type: GraphQLInputType,
  path: readonly (string | number)[],
  message: string,
): string {
  const unknown = /^Field "([^"]+)" is not defined/.exec(message)?.[1];
  if (unknown !== undefined) return `There is no field ${unknown}`;
  const missing = /^Field "([^"]+)" of required type/.exec(message)?.[1];
  const at = missing === undefined ? path : [...path, missing];
  return `${['$' + name, ...at].join('.')} must be ${getTypeAtPath(type, at)}`;
}

function getTypeAtPath(type: GraphQLInputType, path: readonly (string | number)[]): string {
  const [head, ...rest] = path;
  if (head === undefined) return String(type);
  const inner = getNullableType(type);
  if (isListType(inner)) return getTypeAtPath(inner.ofType, typeof head === 'number' ? rest : path);
  const field = isInputObjectType(inner) ? inner.getFields()[head] : undefined;
  return field ? getTypeAtPath(field.type, rest) : String(inner);
}
