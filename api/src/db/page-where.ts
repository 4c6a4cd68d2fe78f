import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { compileCondition } from '#db/compile-where';
import { type Condition, type Related, getConjuncts, isNever, parseWhere } from '#db/condition';
import { simplifyCondition } from '#db/simplify-condition';

/** The order, cursor and size of a page. */
export interface PageRequest {
  /** The properties that it sorts by, the id last. */
  orderBy: string[];
  /** Their columns over an alias. */
  keys: (alias: string) => string[];
  direction: 'asc' | 'desc';
  /** The placeholders of the cursor after which the page starts. */
  after: string[] | null;
  /** The placeholder of the limit. */
  limit: string;
  /** The placeholder of the offset. */
  skip: string | null;
}

/** With fewer related rows than this, each one is searched separately. */
const maxSeparateSearches = 100;
/** With more related rows, this many of the newest rows are searched first: they usually fill the page. */
const newestRowCount = 2000;

/**
 * A condition on `alias` that selects exactly the rows of one page, and is fast both for a viewer with no rows and for one
 * with many. Null where the plain condition is as fast: it has no alternatives, related rows or text search, or part of it
 * names the rows' owner.
 *
 * Alternatives become a union in which each part is ordered and limited. For a condition on related rows, the page of each
 * related row is read if they are few; if not, and for text search, the newest rows are searched first.
 */
export function compilePageWhere(
  meta: EntityMetadata,
  alias: string,
  where: object,
  page: PageRequest,
  params: unknown[],
): string | null {
  const simplified = simplifyCondition(parseWhere(where));
  if (isNever(simplified)) return null;
  const candidates = new PageCandidates(meta, page, params, `${alias}_c`);
  const conjuncts = getConjuncts(simplified);
  const isOwned = conjuncts.some((part) => isLookup(meta, part));
  const isSearch = conjuncts.some(isTextSearch);
  const driver = conjuncts.find((part) => !isTextSearch(part) && (part.kind === 'or' || part.kind === 'related'));
  if (!isOwned && driver) {
    const rest = conjuncts.filter((part) => part !== driver);
    const choices = driver.kind === 'or' ? driver.parts : [driver];
    for (const choice of choices) candidates.add([...getConjuncts(choice), ...rest]);
  } else if (!isOwned && isSearch && isWalkable(meta, page.orderBy, conjuncts)) candidates.addSearch(conjuncts);
  else if (page.skip) candidates.add(conjuncts);
  else return null;
  return `${alias}."id" = any(array(${candidates.sql()}))`;
}

/** Substring search: no index returns matches in the order of a list. */
function isTextSearch(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.parts.some(isTextSearch);
    case 'not':
      return isTextSearch(condition.part);
    case 'related':
      return isTextSearch(condition.condition);
    case 'comparison':
      return condition.operator === '$ilike';
  }
}

/** Whether an index returns all rows in the order, and no condition selects a range of it, which is found without scanning. */
function isWalkable({ indexes }: EntityMetadata, orderBy: string[], conjuncts: Condition[]): boolean {
  const [first] = orderBy;
  const hasIndex =
    orderBy.length === 1 || indexes.some(({ properties }) => [properties].flat().join() === orderBy.join());
  return hasIndex && !conjuncts.some((part) => 'property' in part && part.property === first);
}

/** Whether it names the row by id, or its owner: an index returns those rows in order. */
const isLookup = (meta: EntityMetadata, part: Condition) =>
  part.kind === 'comparison' &&
  part.operator === '$eq' &&
  typeof part.operand === 'string' &&
  (part.property === 'id' || getProperty(meta, part.property)?.targetMeta !== undefined);

const getProperty = (meta: EntityMetadata, name: string) =>
  (meta.properties as Record<string, EntityProperty>)[name] as EntityProperty | undefined;

/** Builds the candidate rows of a page: the union of what each alternative finds. */
class PageCandidates {
  readonly #meta: EntityMetadata;
  readonly #page: PageRequest;
  readonly #params: unknown[];
  readonly #alias: string;
  readonly #tables: string[] = [];
  readonly #selects: string[] = [];
  /** Searches through the rest of the rows, each with the condition under which it is needed. */
  readonly #fallbacks: string[] = [];

  constructor(meta: EntityMetadata, page: PageRequest, params: unknown[], alias: string) {
    this.#meta = meta;
    this.#page = page;
    this.#params = params;
    this.#alias = alias;
  }

  /** The rows of one alternative, read for each related row if it has a condition on one. */
  add(conjuncts: Condition[]): void {
    const related = conjuncts.find((part) => part.kind === 'related' && !isTextSearch(part));
    if (related?.kind === 'related') this.#addRelated(related, conjuncts);
    else this.#selects.push(this.#ordered({ kind: 'and', parts: conjuncts }));
  }

  #addRelated(related: Related, conjuncts: Condition[]): void {
    const property = getProperty(this.#meta, related.property);
    const target = property?.targetMeta;
    if (!target) throw new Error(`${this.#meta.className} has no relation ${related.property}`);
    const [few, walked] = [`few${this.#tables.length}`, `walked${this.#tables.length}`];
    const own = `${this.#alias}_r`;
    const column = `${this.#alias}."${property.fieldNames[0]}"`;
    const rest: Condition = { kind: 'and', parts: conjuncts.filter((each) => each !== related) };
    const relatedIds = () =>
      `select ${own}."id" from "${target.tableName}" ${own} where ${compileCondition(target, own, related.condition, this.#params, 'set')}`;
    const ofEach = (from: string) =>
      `select ${this.#names('page')} from ${from} ${own}, lateral (${this.#ordered(rest, `${column} = ${own}."id"`)}) page`;
    if (this.#page.keys('').length > 1) {
      this.#selects.push(ofEach(`(${relatedIds()})`));
      return;
    }
    const isFew = `(select count(*) from ${few}) <= ${maxSeparateSearches}`;
    const hasRelated = `${column} is not null`;
    this.#tables.push(
      `${few} as materialized (${relatedIds()} limit ${maxSeparateSearches + 1})`,
      `${walked} as materialized (${this.#walk({ kind: 'and', parts: conjuncts }, hasRelated, `not (${isFew})`)})`,
    );
    this.#selects.push(`${ofEach(few)} where ${isFew}`, `select ${this.#names(walked)} from ${walked}`);
    // The rows beyond the searched ones are on the page only if what was found so far leaves room before them.
    const reached = `k0 ${this.#page.direction === 'asc' ? '<=' : '>='} ${this.#getLast(this.#newest(hasRelated, this.#keys()))}`;
    this.#fallbacks.push(
      `${ofEach(`(${relatedIds()})`)} where not (${isFew}) and ${this.#lacks(walked)} and ${this.#lacks(`nearest where ${reached}`)}`,
    );
  }

  /** Text search: frequent matches are among the newest rows, rare ones are found by the trigram index. */
  addSearch(conjuncts: Condition[]): void {
    const condition: Condition = { kind: 'and', parts: conjuncts };
    const found = compileCondition(this.#meta, this.#alias, condition, this.#params, 'set');
    this.#tables.push(
      `walked as materialized (${this.#walk(condition)})`,
      `found as materialized (select ${this.#keys()} from ${this.#table()} where ${this.#lacks('walked')} and ${found} ${this.#behind()})`,
    );
    this.#selects.push('select * from walked', 'select * from found');
  }

  sql(): string {
    const { direction, limit, skip } = this.#page;
    const names = this.#page.keys('').map((_, place) => `k${place}`);
    const union = (selects: string[]) => selects.map((each) => `(${each})`).join(' union ');
    const nearest = `nearest as materialized (${union(this.#selects)})`;
    const hasFallbacks = this.#fallbacks.length > 0;
    const parts = hasFallbacks ? [...this.#tables, nearest] : this.#tables;
    const tables = parts.length > 0 ? `with ${parts.join(', ')} ` : '';
    const selects = hasFallbacks ? ['select * from nearest', ...this.#fallbacks] : this.#selects;
    return `${tables}select ${names.at(-1)} from (${union(selects)}) candidates
      order by ${names.map((name) => `${name} ${direction}`).join(', ')} limit ${limit}${skip ? ` offset ${skip}` : ''}`;
  }

  /** As many rows as the page may need, in its order. */
  #ordered(condition: Condition, also = 'true', from = this.#table()): string {
    const where = compileCondition(this.#meta, this.#alias, condition, this.#params, 'row');
    return `select ${this.#keys()} from ${from} where ${also} and ${where} ${this.#behind()} order by ${this.#order()} limit ${this.#needed()}`;
  }

  /** The same, among the newest rows only. */
  #walk(condition: Condition, of = 'true', also = 'true'): string {
    return this.#ordered(condition, also, `(${this.#newest(of)}) ${this.#alias}`);
  }

  #newest = (of: string, shown = '*') =>
    `select ${shown} from ${this.#table()} where ${of} ${this.#behind()} order by ${this.#order()} limit ${newestRowCount}`;
  #getLast = (rows: string) =>
    `(select k0 from (${rows}) walked order by k0 ${this.#page.direction === 'asc' ? 'desc' : 'asc'} limit 1)`;

  #table = () => `"${this.#meta.tableName}" ${this.#alias}`;
  #needed = () => (this.#page.skip ? `(${this.#page.limit}::int + ${this.#page.skip}::int)` : this.#page.limit);
  #lacks = (candidates: string) => `(select count(*) from ${candidates}) < ${this.#needed()}`;
  #keys = () =>
    this.#page
      .keys(this.#alias)
      .map((key, place) => `${key} as k${place}`)
      .join(', ');
  #names = (from: string) =>
    this.#page
      .keys('')
      .map((_, place) => `${from}.k${place}`)
      .join(', ');
  #order = () =>
    this.#page
      .keys(this.#alias)
      .map((key) => `${key} ${this.#page.direction}`)
      .join(', ');
  #behind = () =>
    this.#page.after
      ? `and (${this.#page.keys(this.#alias).join(', ')}) ${this.#page.direction === 'asc' ? '>' : '<'} (${this.#page.after.join(', ')})`
      : '';
}
