import { type QBFilterQuery, raw } from '@mikro-orm/postgresql';
import { type KnowledgeSearch, maxSearchedTextLength } from 'rules/knowledge';
import type { Context } from '#context';
import { type Connection, createConnection, decodeCursor, Edge, getPageBounds, type PageArgs } from '#db/page';
import { buildKnowledgeFilter } from '#knowledge/find-knowledge';
import type { KnowledgeMatch } from '#knowledge/knowledge-match';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

const rankSql = `round(ts_rank(r.searched, to_tsquery('simple', ?))::numeric, 6)`;
/*
 * Without Markdown syntax (no question marks here: each would be a placeholder). Computed only for the returned rows, because
 * PostgreSQL evaluates expensive expressions after the limit.
 */
const text = `left(concat_ws(E'\n\n', r.description, r.content, r.file_content), ${maxSearchedTextLength})`;
const marks = [
  String.raw`'^[ \t]*(#+|>|[-+*]|\d+[.)])[ \t]+(\[[ xX]\][ \t]*|)', '', 'gn'`,
  String.raw`'[*${'`'}|]+|-{3,}', '', 'g'`,
  String.raw`'\s+', ' ', 'g'`,
];
/** Of a long text, only the part around the first match: processing 500 long texts would take seconds. */
const textWindow = { before: 500, length: 2000 } as const;
const place = `coalesce(nullif(strpos(lower(${text}), ' ' || ?), 0), strpos(lower(${text}), ?))`;
const nearbyTextSql = `
  case when length(${text}) <= ${textWindow.length} then ${text}
       else substring(${text} from greatest(1, ${place} - ${textWindow.before}) for ${textWindow.length}) end`;
const plainTextSql = marks.reduce((read, mark) => `regexp_replace(${read}, ${mark})`, nearbyTextSql);
const excerptSql = `
  ts_headline('simple', trim(${plainTextSql}), to_tsquery('simple', ?),
    'StartSel="", StopSel="", MaxFragments=1, MinWords=15, MaxWords=35')`;
const selectedFields = ['id', 'title', 'category', 'difficulty', 'estimatedDuration', 'fileName', 'createdAt'] as const;

type Row = KnowledgeMatch & { rank: string };

/** Resources that contain all the words, each as a prefix: the title weighs most, then tags and description. */
export async function findKnowledgeMatches(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  { search, hub, category, first, after }: KnowledgeSearch & PageArgs,
): Promise<Connection<KnowledgeMatch>> {
  const { size, hasPreviousPage } = getPageBounds({ first, after });
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [firstWord] = words;
  if (firstWord === undefined) return createConnection<KnowledgeMatch>([], { hasPreviousPage, hasNextPage: false });
  const query = words.map((word) => `${word}:*`).join(' & ');

  const visible = buildKnowledgeFilter(viewer, { hub: hub ?? null, category: category ?? null });
  const found = em
    .createQueryBuilder(KnowledgeResource, 'r')
    .select([
      ...selectedFields,
      raw(`${rankSql} as "rank"`, [query]),
      raw(`${excerptSql} as "excerpt"`, [firstWord, firstWord, query]),
    ])
    .where(visible as QBFilterQuery<KnowledgeResource>)
    .andWhere(`r.searched @@ to_tsquery('simple', ?)`, [query]);
  if (after) found.andWhere(`(${rankSql}, r.id) < (?, ?)`, [query, ...decodeCursor(after, ['numeric', 'uuid'])]);
  const rows = await found
    .orderBy([{ [raw('"rank"')]: 'desc' }, { id: 'desc' }])
    .limit(size + 1)
    .execute<Row[]>('all');

  const edges = rows.slice(0, size).map((row) => new Edge<KnowledgeMatch>(row, [row.rank, row.id]));
  return createConnection(edges, { hasPreviousPage, hasNextPage: rows.length > size });
}
