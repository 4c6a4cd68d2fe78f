import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { belongsTo } from 'rules/audiences';
import { rootFieldAudiences } from '#access/audiences';
import { faultsByRule } from '#access/rules';
import type { Viewer } from '#access/viewer';
import { badInput, forbidden, unauthenticated } from '#errors';

export type VariablesCheck = (
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  viewer: Viewer | null,
) => void;

/**
 * GraphQL refuses a variable with a field missing before any resolver runs, in its own words. This looks first, so that
 * the caller gets the rule's exact messages for each field, and only where they may call the operation at all.
 */
export function variablesCheck(schema: GraphQLSchema): VariablesCheck {
  const audiences = new Map(rootFieldAudiences().map(({ field, audiences: names }) => [field, names]));
  return (operation, variables, viewer) => {
    for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
      const named = getNamedType(typeFromAST(schema, typeNode));
      const faults = isInputObjectType(named) ? faultsByRule(named.name, variables[variable.name.value]) : null;
      if (!faults) continue;
      for (const field of operation.selectionSet.selections) {
        const names = field.kind === Kind.FIELD ? audiences.get(field.name.value) : undefined;
        // Whose release key it is, only the operation itself asks; it looks at its input afterwards.
        if (names?.includes('releaser')) return;
        if (names && !names.some((name) => belongsTo(name, viewer))) throw viewer ? forbidden() : unauthenticated();
      }
      throw badInput(faults);
    }
  };
}

export function operationOf(document: DocumentNode, name?: string | null): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return name ? operations.find((operation) => operation.name?.value === name) : operations[0];
}
