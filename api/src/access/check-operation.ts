import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { type Audience, belongsTo } from 'rules/audiences';
import { rootFieldAudiences } from '#access/audiences';
import { coerceVariables } from '#access/coerce-variables';
import type { OperationCost } from '#access/costly-reads';
import { readCosts, type RootCost } from '#access/read-cost';
import { refusedAccess } from '#access/refused-access';
import { faultsByRule } from '#access/rules';
import type { Viewer } from '#access/viewer';
import { AppError, badInput, queryTooExpensive } from '#errors';
import { readBudget } from '#limits/read-budget';
import type { RecordsSecurityEvents } from '#security-log/security-event';

export interface Caller {
  viewer: Viewer | null;
  securityLog: RecordsSecurityEvents;
}

interface Request {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  caller: Caller;
}

/** A root field of an operation, and whom it is for. */
interface Root {
  field: string;
  names: Audience[];
}

/** Throws where an operation must not run with these variables for this person; answers what it may cost. */
export type OperationCheck = (request: Request) => OperationCost;

/** What every door asks before it runs an operation: whether its variables are right, and whether it stays within the read budget. */
export function operationCheck(schema: GraphQLSchema): OperationCheck {
  const audiences = new Map(rootFieldAudiences().map(({ field, audiences: names }) => [field, names]));
  const rootsOf = (operation: OperationDefinitionNode): Root[] =>
    operation.selectionSet.selections.flatMap((node) => {
      const names = node.kind === Kind.FIELD ? audiences.get(node.name.value) : undefined;
      return names && node.kind === Kind.FIELD ? [{ field: node.name.value, names }] : [];
    });
  const known = new WeakMap<OperationDefinitionNode, { sizes: string; costs: RootCost[] }>();
  const costsOf = (document: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown>) => {
    const sizes = sizesIn(variables);
    const last = known.get(operation);
    if (last?.sizes === sizes) return last.costs;
    const costs = readCosts(schema, { document, operation, variables });
    known.set(operation, { sizes, costs });
    return costs;
  };
  return ({ document, operation, variables, caller }) => {
    const roots = rootsOf(operation);
    const { viewer, securityLog } = caller;
    refuseByRule(schema, operation, variables, roots, caller);
    const coerced = coerceVariables(schema, operation, variables);
    try {
      const costs = costsOf(document, operation, coerced);
      refuseAboveBudget(costs, viewer, (field) => audiences.get(field) ?? []);
      return { rows: getSum(costs, 'rows'), values: getSum(costs, 'values') };
    } catch (error) {
      if (error instanceof AppError) securityLog.record({ kind: 'query_refused', details: error.message });
      throw error;
    }
  };
}

/** What an operation costs depends on page sizes and on conditions: of all variables, only numbers and Booleans can set those. */
const sizesIn = (variables: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(variables).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  );

/**
 * GraphQL refuses a variable with a field missing before any resolver runs, in its own words. This looks first, so that
 * the caller gets the rule's exact messages for each field, and only where they may call the operation at all.
 */
function refuseByRule(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  roots: Root[],
  caller: Caller,
): void {
  for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
    const named = getNamedType(typeFromAST(schema, typeNode));
    const faults = isInputObjectType(named) ? faultsByRule(named.name, variables[variable.name.value]) : null;
    if (!faults) continue;
    // Whose release key it is, only the operation itself asks; it looks at its input afterwards.
    if (roots.some(({ names }) => names.includes('releaser'))) return;
    const closed = roots.find(({ names }) => !names.some((name) => belongsTo(name, caller.viewer)));
    if (closed) throw refusedAccess(caller, closed.field);
    throw badInput(faults);
  }
}

function refuseAboveBudget(costs: RootCost[], viewer: Viewer | null, audiencesOf: (field: string) => Audience[]): void {
  const kind = viewer ? 'signedIn' : 'signedOut';
  const most = readBudget.rootFields[kind];
  if (costs.length > most)
    throw queryTooExpensive(
      `This operation has ${costs.length} root fields; ${viewer ? 'it may have' : 'signed out, it may have'} ${most}`,
    );
  // What somebody may not call is refused when it runs, and reads nothing. A release key shows itself only then.
  const run = costs.filter(({ field }) => audiencesOf(field).some((name) => belongsTo(name, viewer)));
  refuseRows(run, readBudget.rows[kind], kind);
  const byKey = costs.filter((cost) => !run.includes(cost) && audiencesOf(cost.field).includes('releaser'));
  refuseRows(byKey, readBudget.rows.signedIn, 'signedIn');
}

function refuseRows(costs: RootCost[], budget: number, kind: keyof typeof readBudget.rows): void {
  const rows = getSum(costs, 'rows');
  if (rows <= budget) return refuseValues(costs);
  const [{ dearest } = { dearest: { path: '', rows } }] = costs.toSorted((a, b) => b.rows - a.rows);
  const share =
    dearest.rows < rows
      ? `${figure(dearest.rows)} rows at ${dearest.path}, ${figure(rows)} in all`
      : `${figure(rows)} rows at ${dearest.path}`;
  throw queryTooExpensive(
    `This operation may return ${share}; ${kind === 'signedIn' ? 'the limit is' : 'signed out, the limit is'} ${figure(budget)}. Ask for smaller pages with first`,
  );
}

function refuseValues(costs: RootCost[]): void {
  const values = getSum(costs, 'values');
  if (values <= readBudget.values) return;
  const [most] = costs.toSorted((a, b) => b.values - a.values);
  throw queryTooExpensive(
    `This operation may return ${figure(values)} values, most of them at ${most?.dearest.path || most?.field}; the limit is ${figure(readBudget.values)}. Ask for smaller pages with first, or for fewer fields`,
  );
}

const getSum = (costs: RootCost[], part: 'rows' | 'values') => costs.reduce((sum, cost) => sum + cost[part], 0);
const figure = (count: number) => count.toLocaleString('en-US');
