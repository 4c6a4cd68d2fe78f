import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { type Audience, isInAudience } from 'rules/audiences';
import type { ActiveAccessToken } from '#access/access-token';
import { rootFieldAudiences } from '#access/audiences';
import { coerceVariables } from '#access/coerce-variables';
import type { OperationCost } from '#access/expensive-reads';
import { computeReadCosts, type RootCost } from '#access/read-cost';
import { denyAccess } from '#access/deny-access';
import { findRuleErrors } from '#access/rules';
import { findNestedScopeError, findScopeError } from '#access/token-scopes';
import type { Viewer } from '#access/viewer';
import { AppError, badInput, queryTooExpensive } from '#errors';
import { readBudget } from '#limits/read-budget';
import type { SecurityEventRecorder } from '#security-log/security-event';

export interface Caller {
  viewer: Viewer | null;
  session: { accessToken: ActiveAccessToken | null };
  securityLog: SecurityEventRecorder;
}

interface OperationRequest {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  caller: Caller;
}

/** A root field of an operation and its audiences. */
interface RootFieldUse {
  field: string;
  names: Audience[];
}

/** Throws if an operation must not run with these variables for this person. Returns its cost. */
export type OperationCheck = (request: OperationRequest) => OperationCost;

/** The check for every transport before an operation runs: valid variables and a cost within the read budget. */
export function createOperationCheck(schema: GraphQLSchema): OperationCheck {
  const audiences = new Map(rootFieldAudiences().map(({ field, audiences: names }) => [field, names]));
  const getRoots = (operation: OperationDefinitionNode): RootFieldUse[] =>
    operation.selectionSet.selections.flatMap((node) => {
      const names = node.kind === Kind.FIELD ? audiences.get(node.name.value) : undefined;
      return names && node.kind === Kind.FIELD ? [{ field: node.name.value, names }] : [];
    });
  const known = new WeakMap<OperationDefinitionNode, { sizes: string; costs: RootCost[] }>();
  const computeCosts = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
  ) => {
    const sizes = serializeSizes(variables);
    const last = known.get(operation);
    if (last?.sizes === sizes) return last.costs;
    const costs = computeReadCosts(schema, { document, operation, variables });
    known.set(operation, { sizes, costs });
    return costs;
  };
  return ({ document, operation, variables, caller }) => {
    const roots = getRoots(operation);
    const { viewer, securityLog } = caller;
    rejectInvalidInput(schema, operation, variables, roots, caller);
    const scopeError = findNestedScopeError(caller, schema, document, operation);
    if (scopeError) throw scopeError;
    const coerced = coerceVariables(schema, operation, variables);
    try {
      const costs = computeCosts(document, operation, coerced);
      enforceReadBudget(costs, viewer, (field) => audiences.get(field) ?? []);
      return { rows: sumCosts(costs, 'rows'), values: sumCosts(costs, 'values') };
    } catch (error) {
      if (error instanceof AppError) securityLog.record({ kind: 'query_refused', details: error.message });
      throw error;
    }
  };
}

/** Only numeric and Boolean variables affect the cost: page sizes and conditions. */
const serializeSizes = (variables: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(variables).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  );

/**
 * GraphQL rejects a variable with a missing field in its own words before any resolver runs. This check runs first, so the
 * caller gets the rule's exact message for each field, but only if they may call the operation.
 */
function rejectInvalidInput(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  roots: RootFieldUse[],
  caller: Caller,
): void {
  for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
    const named = getNamedType(typeFromAST(schema, typeNode));
    const value = variables[variable.name.value];
    if (value == null && typeNode.kind !== Kind.NON_NULL_TYPE) continue;
    const faults = isInputObjectType(named) ? findRuleErrors(named.name, value) : null;
    if (!faults) continue;
    // The operation itself resolves the release key's owner and validates its input afterwards.
    if (roots.some(({ names }) => names.includes('releaser'))) return;
    const type = schema.getRootType(operation.operation);
    for (const root of roots) {
      const field = type?.getFields()[root.field];
      const scopeError = field && findScopeError(caller, field);
      if (scopeError) throw scopeError;
    }
    const closed = roots.find(({ names }) => !names.some((name) => isInAudience(name, caller.viewer)));
    if (closed) throw denyAccess(caller, closed.field);
    throw badInput(faults);
  }
}

function enforceReadBudget(
  costs: RootCost[],
  viewer: Viewer | null,
  getAudiences: (field: string) => Audience[],
): void {
  const kind = viewer ? 'signedIn' : 'signedOut';
  const maxRootFields = readBudget.rootFields[kind];
  if (costs.length > maxRootFields)
    throw queryTooExpensive(
      `This operation has ${costs.length} root fields; ${viewer ? 'it may have' : 'signed out, it may have'} ${maxRootFields}`,
    );
  // Operations the caller may not call are refused at execution and read nothing. Release keys are only checked then.
  const run = costs.filter(({ field }) => getAudiences(field).some((name) => isInAudience(name, viewer)));
  enforceRowBudget(run, readBudget.rows[kind], kind);
  const byKey = costs.filter((cost) => !run.includes(cost) && getAudiences(cost.field).includes('releaser'));
  enforceRowBudget(byKey, readBudget.rows.signedIn, 'signedIn');
}

function enforceRowBudget(costs: RootCost[], budget: number, kind: keyof typeof readBudget.rows): void {
  const rows = sumCosts(costs, 'rows');
  if (rows <= budget) return enforceValueBudget(costs);
  const [{ mostExpensive } = { mostExpensive: { path: '', rows } }] = costs.toSorted((a, b) => b.rows - a.rows);
  const share =
    mostExpensive.rows < rows
      ? `${formatCount(mostExpensive.rows)} rows at ${mostExpensive.path}, ${formatCount(rows)} in all`
      : `${formatCount(rows)} rows at ${mostExpensive.path}`;
  throw queryTooExpensive(
    `This operation may return ${share}; ${kind === 'signedIn' ? 'the limit is' : 'signed out, the limit is'} ${formatCount(budget)}. Ask for smaller pages with first`,
  );
}

function enforceValueBudget(costs: RootCost[]): void {
  const values = sumCosts(costs, 'values');
  if (values <= readBudget.values) return;
  const [mostExpensiveRoot] = costs.toSorted((a, b) => b.values - a.values);
  throw queryTooExpensive(
    `This operation may return ${formatCount(values)} values, most of them at ${mostExpensiveRoot?.mostExpensive.path || mostExpensiveRoot?.field}; the limit is ${formatCount(readBudget.values)}. Ask for smaller pages with first, or for fewer fields`,
  );
}

const sumCosts = (costs: RootCost[], part: 'rows' | 'values') => costs.reduce((sum, cost) => sum + cost[part], 0);
const formatCount = (count: number) => count.toLocaleString('en-US');
