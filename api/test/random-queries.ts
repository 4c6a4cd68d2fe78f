import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Pseudorandom numbers from 0 to 1, the same for the same seed: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface RandomQuery {
  /** Adds a directive without effect to each root field if `marked`. */
  source(marked: boolean): string;
  variables: Record<string, unknown>;
  fields: string[];
}

/** Argument values beyond what their type allows. */
export interface Values {
  idsFor(root: Field, argument: string): string[];
  cursors: string[];
}

/** Generates queries over these root fields: random fields, aliases, fragments, repetitions, arguments and variables, some invalid. */
export function createQueryMaker(schema: GraphQLSchema, roots: Field[], random: () => number, values: Values) {
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], maxCount: number) =>
    Array.from({ length: 1 + Math.floor(random() * maxCount) }, () => pick(list));

  return (): RandomQuery => {
    const fragments: string[] = [];
    const declared: string[] = [];
    const variables: Record<string, unknown> = {};
    const alias = () => (chance(0.15) ? `${pick(['a', 'b', 'c'])}${Math.floor(random() * 100)}: ` : '');

    const valueFor = ({ name, type }: GraphQLArgument, root: Field): unknown => {
      const bare = getNullableType(type);
      const named = getNamedType(type);
      const one = (): unknown => {
        if (name === 'first') return pick([1, 2, 3, 5, 50, 500, ...(chance(0.1) ? [0, -1, 501] : [])]);
        if (name === 'after') return chance(0.9) && values.cursors.length > 0 ? pick(values.cursors) : 'no cursor';
        if (isEnumType(named)) return pick(named.getValues()).name;
        if (named.name === 'ID') return chance(0.95) ? pick(values.idsFor(root, name)) : 'no id';
        if (named.name === 'Boolean') return chance(0.5);
        if (named.name === 'Int') return Math.floor(random() * 50);
        if (named.name === 'DateTime') return new Date(Date.UTC(2026, 10, 1 + random() * 40)).toISOString();
        return pick(['', 'a', 'e', '%', '"\\']);
      };
      return isListType(bare) ? some([0], 3).map(one) : one();
    };
    const literal = (value: unknown, type: GraphQLArgument['type']): string => {
      if (Array.isArray(value)) return `[${value.map((each) => literal(each, type)).join(', ')}]`;
      return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);
    };
    const argument = (arg: GraphQLArgument, field: Field): string => {
      const value = valueFor(arg, field);
      if (chance(0.5)) return `${arg.name}: ${literal(value, arg.type)}`;
      const name = `v${declared.length}`;
      const isDefault = chance(0.2);
      declared.push(`$${name}: ${arg.type}${isDefault ? ` = ${literal(value, arg.type)}` : ''}`);
      if (!isDefault) variables[name] = value;
      return `${arg.name}: $${name}`;
    };
    const getArguments = (field: Field): string => {
      const given = field.args.filter((arg) => isRequiredArgument(arg) || chance(arg.name === 'first' ? 0.8 : 0.25));
      return given.length > 0 ? `(${given.map((arg) => argument(arg, field)).join(', ')})` : '';
    };

    const selection = (type: GraphQLObjectType, depth: number): string => {
      const fields = Object.values(type.getFields());
      const chosen = 'edges' in type.getFields() ? fields : some(fields, 5);
      const parts = chosen.flatMap((field) =>
        fields.length === chosen.length && chance(0.2) ? [] : [getField(field, depth)],
      );
      if (chance(0.15)) parts.push(`${alias()}__typename`);
      if (chance(0.1)) parts.push(pick(parts.length > 0 ? parts : ['__typename']));
      const nonEmpty = parts.filter((part) => part !== '');
      const body = nonEmpty.length > 0 ? nonEmpty.join(' ') : '__typename';
      if (chance(0.1)) return `{ ... on ${type.name} { ${body} } }`;
      if (chance(0.1)) return `{ ... { ${body} } __typename }`;
      if (chance(0.9)) return `{ ${body} }`;
      fragments.push(`fragment f${fragments.length} on ${type.name} { ${body} }`);
      return `{ ...f${fragments.length - 1} }`;
    };
    const getField = (field: Field, depth: number): string => {
      const of = getNamedType(field.type);
      if (isObjectType(of) && depth > 7) return '';
      const inner = isObjectType(of) ? ` ${selection(of, depth + 1)}` : '';
      return `${alias()}${field.name}${getArguments(field)}${inner}`;
    };

    const selected = chance(0.15) ? some(roots, 3) : [pick(roots)];
    const argumentsOfRoot = selected.map(getArguments);
    const texts = selected.map((field, index) => {
      const of = getNamedType(field.type);
      const body = isObjectType(of) ? selection(of, 1) : '';
      return (marked: boolean) =>
        `${index > 0 ? `r${index}: ` : ''}${field.name}${argumentsOfRoot[index] ?? ''}${marked ? ' @include(if: true)' : ''} ${body}`;
    });
    const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
    return {
      fields: selected.map(({ name }) => name),
      variables,
      source: (marked) => `${head} { ${texts.map((text) => text(marked)).join(' ')} } ${fragments.join(' ')}`,
    };
  };
}
