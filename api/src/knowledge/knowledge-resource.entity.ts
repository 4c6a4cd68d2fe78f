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
import { Node } from '#db/node';
import { UriReferenceScalar, UrlScalar } from '#scalars';

export const KnowledgeCategoryEnum = graphqlEnum(
  'KnowledgeCategory',
  knowledgeCategories,
  'The category of a resource',
  {
    audit: 'A review of something that exists',
    contract: 'A contract or its parts',
    course: 'A course with lessons',
    definition: 'What a term means',
    discovery: 'How a project begins',
    guide: 'How something is done',
    tool: 'Something to work with',
    tutorial: 'Step by step',
  },
);
export const KnowledgeHubEnum = graphqlEnum('KnowledgeHub', knowledgeHubs, 'The hub that shows a resource', {
  ai_nexus: 'AI Nexus: tools and news',
  dochub: 'DocHub: documents of projects',
  upskill: 'Upskill: courses',
});
export const DifficultyEnum = graphqlEnum('Difficulty', difficulties, 'The difficulty of a resource', {
  advanced: 'For people with experience in the subject',
  beginner: 'For everyone',
  intermediate: 'For people who know the basics',
});

/**
 * Exactly as PostgreSQL formats it, so that migrations see no difference. A tsvector holds a megabyte, so only the beginning of a
 * very long text is searchable. Building excerpts is expensive: 1.4 s for 50 texts of 100,000 characters, 5 s for 500,000.
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

@ObjectType('KnowledgeResource', {
  implements: Node,
  description: 'A learning or working resource',
  simpleResolvers: true,
})
@Entity({ tableName: 'knowledge_resources' })
@Check({
  name: 'knowledge_resources_counts',
  expression: 'view_count >= 0 and (file_size is null or file_size >= 0) and (lessons is null or lessons > 0)',
})
@Index({ properties: ['hub', 'category', 'id'] })
@Index({ properties: ['category', 'id'] })
@Index({ properties: ['isPublished', 'id'] })
export class KnowledgeResource extends BaseEntity<Optional> {
  @Field({ description: 'Title' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Summary' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => KnowledgeCategoryEnum, { description: 'Category' })
  @Enum({ items: () => [...knowledgeCategories] })
  category!: KnowledgeCategory;

  @Field(() => KnowledgeHubEnum, { description: 'The hub that shows it' })
  @Enum({ items: () => [...knowledgeHubs] })
  hub!: KnowledgeHub;

  @Field(() => String, { nullable: true, description: 'Its own text' })
  @Property({ type: 'text', nullable: true })
  content: string | null = null;

  @Field(() => String, { nullable: true, description: 'The text of its file' })
  @Property({ type: 'text', nullable: true })
  fileContent: string | null = null;

  @Field(() => String, { nullable: true, description: 'File name, such as "offer.pdf"' })
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  @Field(() => String, { nullable: true, description: 'Media type of its file, such as "application/pdf"' })
  @Property({ type: 'text', nullable: true })
  fileType: string | null = null;

  @Field(() => Int, { nullable: true, description: 'File size in bytes' })
  @Property({ type: 'integer', nullable: true })
  fileSize: number | null = null;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'URL of its file or page' })
  @Property({ type: 'text', nullable: true })
  fileUrl: string | null = null;

  @Field(() => UrlScalar, { nullable: true, description: 'Thumbnail URL' })
  @Property({ type: 'text', nullable: true })
  thumbnailUrl: string | null = null;

  @Field(() => [String], { description: 'Tags' })
  @Property({ type: 'text[]' })
  tags: string[] = [];

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty' })
  @Enum({ items: () => [...difficulties], nullable: true })
  difficulty: Difficulty | null = null;

  @Field(() => String, { nullable: true, description: 'Duration, such as "2 hours"' })
  @Property({ type: 'text', nullable: true })
  estimatedDuration: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Number of lessons; null if its headings determine it' })
  @Property({ type: 'smallint', nullable: true })
  lessons: number | null = null;

  /** Lesson titles parsed from its headings whenever its text changes, so that cards can count them without loading the text. */
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  lessonTitles: string[] = [];

  @Field({ description: 'Whether everyone can see it; drafts are visible to administrators and product analysts' })
  @Property({ type: 'boolean' })
  isPublished: boolean = true;

  @Field({ description: 'Whether it is marked as premium' })
  @Property({ type: 'boolean' })
  isPremium: boolean = false;

  @Field(() => Int, { description: 'Number of views' })
  @Property({ type: 'integer' })
  viewCount: number = 0;

  /** The tags as text for searching: PostgreSQL can't generate a column from a list. */
  @Property({ type: 'text', default: '' })
  tagWords: string = '';

  /** The search vector, weighted by column. Generated by the database. */
  @Property({ type: 'tsvector', generated: `(${searched}) stored`, lazy: true })
  @Index({ type: 'gin' })
  searched?: string;
}

/** The fields that editors of the knowledge hub can set. */
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
