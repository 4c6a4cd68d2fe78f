import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import {
  type AiNexusArea,
  aiNexusAreas,
  aiNexusCardsRule,
  type CreateKnowledgeResourceInput as CreateKnowledgeResource,
  createKnowledgeResourceRule,
  type Difficulty,
  type FindKnowledge,
  findKnowledgeRule,
  type KnowledgeCategory,
  type KnowledgeHub,
  knowledgeMatchesRule,
  knowledgeMatchFilterRule,
  type KnowledgeSearch,
  type KnowledgeSort,
  knowledgeSorts,
  type MarkCourseProgress,
  markCourseProgressRule,
  type SuggestToolInput as SuggestTool,
  suggestToolRule,
  type UpdateKnowledgeResourceInput as UpdateKnowledgeResource,
  updateKnowledgeResourceRule,
} from 'rules/knowledge';
import { orderByRule } from 'rules/order-by';
import type { SortDirection } from 'rules/paging';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter, useOrderBy } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { SortDirectionEnum } from '#db/sort-direction';
import { DifficultyEnum, KnowledgeCategoryEnum, KnowledgeHubEnum } from '#knowledge/knowledge-resource.entity';
import { UriReferenceScalar } from '#scalars';

const KnowledgeSortEnum = graphqlEnum('KnowledgeSort', knowledgeSorts, 'The sort keys of knowledge resources', {
  category: 'By category',
  created: 'By creation time',
  file: 'By whether it has a file',
  hub: 'By hub',
  status: 'By whether it is published',
  title: 'By title',
  updated: 'By the time of the last update',
  views: 'By the number of views',
});

const AiNexusAreaEnum = graphqlEnum('AiNexusArea', aiNexusAreas, 'The sections of the AI Nexus', {
  news: 'Everything else about AI, by date',
  tools: 'Tools to work with',
});

@ValidateWith(aiNexusCardsRule)
@ArgsType()
export class AiNexusCardsArgs extends PageArgs {
  @Field(() => AiNexusAreaEnum, { description: 'Tools, or news: everything else' })
  area!: AiNexusArea;
}

@ValidateWith(findKnowledgeRule)
@InputType({ description: 'Which knowledge resources' })
export class KnowledgeResourceFilter implements FindKnowledge {
  @Field(() => KnowledgeHubEnum, { nullable: true, description: 'Only resources of this hub' })
  hub?: KnowledgeHub | null;

  @Field(() => KnowledgeCategoryEnum, { nullable: true, description: 'Only resources of this category' })
  category?: KnowledgeCategory | null;

  @Field(() => String, { nullable: true, description: 'Only resources with this text in title or description' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only published resources, or only drafts' })
  isPublished?: boolean | null;
}

@ValidateWith(orderByRule(knowledgeSorts))
@InputType({ description: 'The order of knowledge resources' })
export class KnowledgeResourceOrderBy {
  @Field(() => KnowledgeSortEnum, { description: 'Sort key' })
  field!: KnowledgeSort;

  @Field(() => SortDirectionEnum, { description: 'Sort direction' })
  direction!: SortDirection;
}

@ValidateWith(findKnowledgeRule)
@ArgsType()
export class FindKnowledgeArgs extends PageArgs implements FindKnowledge {
  @Field(() => KnowledgeHubEnum, { ...useFilter, nullable: true, description: 'Only resources of this hub' })
  hub?: KnowledgeHub | null;

  @Field(() => KnowledgeCategoryEnum, { ...useFilter, nullable: true, description: 'Only resources of this category' })
  category?: KnowledgeCategory | null;

  @Field(() => String, {
    ...useFilter,
    nullable: true,
    description: 'Only resources with this text in title or description',
  })
  search?: string | null;

  @Field(() => Boolean, { ...useFilter, nullable: true, description: 'Only published resources, or only drafts' })
  isPublished?: boolean | null;

  @Field(() => KnowledgeSortEnum, { ...useOrderBy, defaultValue: 'created', description: 'Sort key' })
  sort!: KnowledgeSort;

  @Field(() => SortDirectionEnum, { ...useOrderBy, defaultValue: 'desc', description: 'Sort direction' })
  direction!: SortDirection;
}

@ValidateWith(knowledgeMatchFilterRule)
@InputType({ description: 'Which resources are searched' })
export class KnowledgeMatchFilter {
  @Field(() => KnowledgeHubEnum, { nullable: true, description: 'Only in this hub' })
  hub?: KnowledgeHub | null;

  @Field(() => KnowledgeCategoryEnum, { nullable: true, description: 'Only in this category' })
  category?: KnowledgeCategory | null;
}

@ValidateWith(knowledgeMatchesRule)
@ArgsType()
export class KnowledgeMatchesArgs extends PageArgs implements KnowledgeSearch {
  @Field({ description: 'Words or word prefixes' })
  search!: string;

  @Field(() => KnowledgeHubEnum, { ...useFilter, nullable: true, description: 'Only in this hub' })
  hub?: KnowledgeHub | null;

  @Field(() => KnowledgeCategoryEnum, { ...useFilter, nullable: true, description: 'Only in this category' })
  category?: KnowledgeCategory | null;
}

@ValidateWith(markCourseProgressRule)
@ArgsType()
export class MarkCourseProgressArgs implements MarkCourseProgress {
  @Field(() => ID, { description: 'Course identifier' })
  resourceId!: string;

  @Field(() => Int, { description: 'How many lessons are completed, starting with the first' })
  done!: number;
}

/** The optional fields of a resource, new or changed. */
@InputType()
abstract class KnowledgeDetails {
  @Field(() => String, { nullable: true, description: 'Summary' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Its own text' })
  content?: string | null;

  @Field(() => String, { nullable: true, description: 'The text of its file' })
  fileContent?: string | null;

  @Field(() => String, { nullable: true, description: 'File name' })
  fileName?: string | null;

  @Field(() => String, { nullable: true, description: 'Media type of its file' })
  fileType?: string | null;

  @Field(() => Int, { nullable: true, description: 'File size in bytes' })
  fileSize?: number | null;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'URL of its file or page; empty for none' })
  fileUrl?: string | null;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'Thumbnail URL; empty for none' })
  thumbnailUrl?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags' })
  tags?: string[];

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty' })
  difficulty?: Difficulty | null;

  @Field(() => String, { nullable: true, description: 'Duration, such as "2 hours"' })
  estimatedDuration?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of lessons; without it, its headings are counted' })
  lessons?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everyone can see it; true for a new one' })
  isPublished?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is marked as premium; false for a new one' })
  isPremium?: boolean;
}

@ValidateWith(createKnowledgeResourceRule)
@InputType({ description: 'A new knowledge resource' })
export class CreateKnowledgeResourceInput extends KnowledgeDetails implements CreateKnowledgeResource {
  @Field({ description: 'Title' })
  title!: string;

  @Field(() => KnowledgeCategoryEnum, { description: 'Category' })
  category!: KnowledgeCategory;

  @Field(() => KnowledgeHubEnum, { description: 'The hub that shows it' })
  hub!: KnowledgeHub;
}

@ValidateWith(updateKnowledgeResourceRule)
@InputType({ description: 'Changes; an absent field stays unchanged' })
export class UpdateKnowledgeResourceInput extends KnowledgeDetails implements UpdateKnowledgeResource {
  @Field(() => String, { nullable: true, description: 'Title' })
  title?: string;

  @Field(() => KnowledgeCategoryEnum, { nullable: true, description: 'Category' })
  category?: KnowledgeCategory;

  @Field(() => KnowledgeHubEnum, { nullable: true, description: 'The hub that shows it' })
  hub?: KnowledgeHub;
}

@ValidateWith(suggestToolRule)
@InputType({ description: 'A tool suggestion' })
export class SuggestToolInput implements SuggestTool {
  @Field({ description: 'Display name' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Purpose' })
  description?: string | null;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'URL' })
  fileUrl?: string | null;
}
