import { context, type Span, type TimeInput, trace } from '@opentelemetry/api';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { withSpan } from '#telemetry/with-span';

interface Group {
  parent: ReturnType<typeof context.active>;
  startTime: TimeInput;
  endTime: TimeInput;
  calls: number;
}

/** The fields that an operation resolves, by its context. */
const groups = new WeakMap<object, Map<string, Group>>();

/**
 * Wraps each root field's resolver in a span. Below it, all calls of one field share a span, so that a list of 500 creates one span per
 * field rather than 500. Must run before operations are compiled.
 */
export function traceResolvers(schema: GraphQLSchema): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (roots.has(type)) traceRoot(field, name);
      else if (field.resolve && field.resolve !== defaultFieldResolver) traceInGroup(field, name);
    }
  }
}

function traceRoot(field: GraphQLField<unknown, unknown>, name: string): void {
  const { resolve = defaultFieldResolver } = field;
  const attributes = { 'graphql.field.path': name };
  field.resolve = (source, args, own, info) =>
    withSpan(name, { attributes }, async () => resolve(source, args, own, info));
}

function traceInGroup(field: GraphQLField<unknown, unknown>, name: string): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, own, info) => {
    const startTime = performance.timeOrigin + performance.now();
    const result: unknown = resolve(source, args, own, info);
    // Values available at once are not worth a span.
    if (!(result instanceof Promise) || typeof own !== 'object' || own === null) return result;
    const operation = groups.get(own) ?? new Map<string, Group>();
    groups.set(own, operation);
    const group = operation.get(name) ?? { parent: context.active(), startTime, endTime: startTime, calls: 0 };
    operation.set(name, group);
    group.calls += 1;
    return result.finally(() => (group.endTime = performance.timeOrigin + performance.now()));
  };
}

/** Creates the spans of the groups after an operation. */
export function endResolverGroups(own: object): void {
  for (const [name, { parent, startTime, endTime, calls }] of groups.get(own) ?? []) {
    const attributes = { 'graphql.field.path': name, 'graphql.resolver.calls': calls };
    const span: Span = trace.getTracer('portals').startSpan(name, { startTime, attributes }, parent);
    span.end(endTime);
  }
  groups.delete(own);
}
