import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  difficulties,
  type Difficulty,
  knowledgeCategories,
  type KnowledgeCategory,
  type KnowledgeHub,
  knowledgeHubs,
  maxSearchedTextLength,
} from 'rules/knowledge';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';

export const KnowledgeCategoryEnum = graphqlEnum(
  'KnowledgeCategory',
  knowledgeCategories,
  'What kind of knowledge a resource is',
);
export const KnowledgeHubEnum = graphqlEnum('KnowledgeHub', knowledgeHubs, 'Where a resource is shown');
export const DifficultyEnum = graphqlEnum('Difficulty', difficulties, 'How much a resource asks of its reader');

/**
 * As PostgreSQL writes it, so that the migrations see no difference. A tsvector holds a megabyte: of a very long text the
 * beginning is found. To show where costs as much: of 50 texts of 100,000 characters 1.4 s, of 500,000 5 s.
 */
const weighted = (text: string, weight: string) =>
  `setweight(to_tsvector('simple'::regconfig, ${text}), '${weight}'::"char")`;
const searched = [
  weighted('title', 'A'),
  weighted('tag_words', 'B'),
  weighted(`COALESCE(description, ''::text)`, 'B'),
  weighted(`"left"(COALESCE(content, ''::text), ${maxSearchedTextLength})`, 'C'),
  weighted(`"left"(COALESCE(file_content, ''::text), ${maxSearchedTextLength})`, 'D'),
].reduce((all, part) => `(${all} || ${part})`);

type Optional =
  | 'description'
  | 'content'
  | 'fileContent'
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'fileUrl'
  | 'thumbnailUrl'
  | 'tags'
  | 'difficulty'
  | 'estimatedDuration'
  | 'isPublished'
  | 'isPremium'
  | 'lessons'
  | 'lessonTitles'
  | 'tagWords'
  | 'viewCount'
  | 'searched';

@ObjectType('KnowledgeResource', { description: 'Something to learn or to work with', simpleResolvers: true })
@Entity({ tableName: 'knowledge_resources' })
@Check({
  name: 'knowledge_resources_counts',
  expression: 'view_count >= 0 and (file_size is null or file_size >= 0) and (lessons is null or lessons > 0)',
})
@Index({ properties: ['hub', 'category', 'id'] })
@Index({ properties: ['category', 'id'] })
@Index({ properties: ['isPublished', 'id'] })
export class KnowledgeResource extends BaseEntity<Optional> {
  @Field({ description: 'What it is called' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => KnowledgeCategoryEnum, { description: 'What kind of knowledge it is' })
  @Enum({ items: () => [...knowledgeCategories] })
  category!: KnowledgeCategory;

  @Field(() => KnowledgeHubEnum, { description: 'The hub that shows it' })
  @Enum({ items: () => [...knowledgeHubs] })
  hub!: KnowledgeHub;

  @Field(() => String, { nullable: true, description: 'The text that someone wrote for it' })
  @Property({ type: 'text', nullable: true })
  content: string | null = null;

  @Field(() => String, { nullable: true, description: 'The text of its file' })
  @Property({ type: 'text', nullable: true })
  fileContent: string | null = null;

  @Field(() => String, { nullable: true, description: 'The name of its file, as in "offer.pdf"' })
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  @Field(() => String, { nullable: true, description: 'The media type of its file, as in "application/pdf"' })
  @Property({ type: 'text', nullable: true })
  fileType: string | null = null;

  @Field(() => Int, { nullable: true, description: 'The size of its file in bytes' })
  @Property({ type: 'integer', nullable: true })
  fileSize: number | null = null;

  @Field(() => String, { nullable: true, description: 'Where its file or page is' })
  @Property({ type: 'text', nullable: true })
  fileUrl: string | null = null;

  @Field(() => String, { nullable: true, description: 'Where its picture is' })
  @Property({ type: 'text', nullable: true })
  thumbnailUrl: string | null = null;

  @Field(() => [String], { description: 'Words to find it by' })
  @Property({ type: 'text[]' })
  tags: string[] = [];

  @Field(() => DifficultyEnum, { nullable: true, description: 'How much it asks of its reader' })
  @Enum({ items: () => [...difficulties], nullable: true })
  difficulty: Difficulty | null = null;

  @Field(() => String, { nullable: true, description: 'How long it takes, as in "2 hours"' })
  @Property({ type: 'text', nullable: true })
  estimatedDuration: string | null = null;

  @Field(() => Int, { nullable: true, description: 'How many lessons it has; null where its headings say so' })
  @Property({ type: 'smallint', nullable: true })
  lessons: number | null = null;

  /** What its headings call its lessons, read whenever its text changes: a card must not load the text to count them. */
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  lessonTitles: string[] = [];

  @Field({ description: 'Whether everyone sees it; a draft is seen by administrators and product analysts' })
  @Property({ type: 'boolean' })
  isPublished: boolean = true;

  @Field({ description: 'Whether it is marked as premium' })
  @Property({ type: 'boolean' })
  isPremium: boolean = false;

  @Field(() => Int, { description: 'How often it was opened' })
  @Property({ type: 'integer' })
  viewCount: number = 0;

  /** The tags as a text, for the search: PostgreSQL makes no generated column from a list. */
  @Property({ type: 'text', default: '' })
  tagWords: string = '';

  /** Its words as the search looks for them, those of the title first. The database makes them. */
  @Property({ type: 'tsvector', generated: `(${searched}) stored`, lazy: true })
  @Index({ type: 'gin' })
  searched?: string;
}

/** What whoever keeps the knowledge hub may set. */
export const knowledgeFields = [
  'title',
  'description',
  'category',
  'hub',
  'content',
  'fileContent',
  'fileName',
  'fileType',
  'fileSize',
  'fileUrl',
  'thumbnailUrl',
  'tags',
  'difficulty',
  'estimatedDuration',
  'lessons',
  'isPublished',
  'isPremium',
] as const satisfies ReadonlyArray<keyof KnowledgeResource>;
