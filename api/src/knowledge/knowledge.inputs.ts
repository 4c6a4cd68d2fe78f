import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import {
  type AiNexusArea,
  aiNexusAreas,
  aiNexusCardsRule,
  type CreateKnowledgeResourceInput as CreateKnowledgeResource,
  createKnowledgeResourceRule,
  type Difficulty,
  findKnowledgeRule,
  type KnowledgeCategory,
  type KnowledgeHub,
  knowledgeMatchesRule,
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
import type { SortDirection } from 'rules/paging';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { PageArgs } from '#db/page';
import { SortDirectionEnum } from '#db/sort-direction';
import { DifficultyEnum, KnowledgeCategoryEnum, KnowledgeHubEnum } from '#knowledge/knowledge-resource.entity';

const KnowledgeSortEnum = graphqlEnum(
  'KnowledgeSort',
  knowledgeSorts,
  'What the knowledge of the hubs can be sorted by',
);

const AiNexusAreaEnum = graphqlEnum('AiNexusArea', aiNexusAreas, 'What the AI Nexus is divided into');

@ValidateWith(aiNexusCardsRule)
@ArgsType()
export class AiNexusCardsArgs extends PageArgs {
  @Field(() => AiNexusAreaEnum, { description: 'Tools, or the news: what is no tool' })
  area!: AiNexusArea;
}

@ValidateWith(findKnowledgeRule)
@ArgsType()
export class FindKnowledgeArgs extends PageArgs {
  @Field(() => KnowledgeHubEnum, { nullable: true, description: 'Only resources of this hub' })
  hub?: KnowledgeHub | null;

  @Field(() => KnowledgeCategoryEnum, { nullable: true, description: 'Only resources of this category' })
  category?: KnowledgeCategory | null;

  @Field(() => String, { nullable: true, description: 'Only resources with this text in title or description' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what is published, or only drafts' })
  isPublished?: boolean | null;

  @Field(() => KnowledgeSortEnum, { defaultValue: 'created', description: 'What the list is sorted by' })
  sort!: KnowledgeSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'desc', description: 'Which way' })
  direction!: SortDirection;
}

@ValidateWith(knowledgeMatchesRule)
@ArgsType()
export class KnowledgeMatchesArgs extends PageArgs implements KnowledgeSearch {
  @Field({ description: 'Words, or their beginnings' })
  search!: string;

  @Field(() => KnowledgeHubEnum, { nullable: true, description: 'Only in this hub' })
  hub?: KnowledgeHub | null;

  @Field(() => KnowledgeCategoryEnum, { nullable: true, description: 'Only in this category' })
  category?: KnowledgeCategory | null;
}

@ValidateWith(markCourseProgressRule)
@ArgsType()
export class MarkCourseProgressArgs implements MarkCourseProgress {
  @Field(() => ID, { description: 'Which course' })
  resourceId!: string;

  @Field(() => Int, { description: 'How many lessons are done, from the first on' })
  done!: number;
}

/** What may be left out of a resource, new or changed. */
@InputType()
abstract class KnowledgeDetails {
  @Field(() => String, { nullable: true, description: 'What it is about' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The text that someone wrote for it' })
  content?: string | null;

  @Field(() => String, { nullable: true, description: 'The text of its file' })
  fileContent?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of its file' })
  fileName?: string | null;

  @Field(() => String, { nullable: true, description: 'The media type of its file' })
  fileType?: string | null;

  @Field(() => Int, { nullable: true, description: 'The size of its file in bytes' })
  fileSize?: number | null;

  @Field(() => String, { nullable: true, description: 'Where its file or page is; empty for nowhere' })
  fileUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Where its picture is; empty for nowhere' })
  thumbnailUrl?: string | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by' })
  tags?: string[];

  @Field(() => DifficultyEnum, { nullable: true, description: 'How much it asks of its reader' })
  difficulty?: Difficulty | null;

  @Field(() => String, { nullable: true, description: 'How long it takes, as in "2 hours"' })
  estimatedDuration?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many lessons it has; without, its headings are counted' })
  lessons?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everyone sees it; a new one is published' })
  isPublished?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is marked as premium; a new one is not' })
  isPremium?: boolean;
}

@ValidateWith(createKnowledgeResourceRule)
@InputType({ description: 'A new knowledge resource' })
export class CreateKnowledgeResourceInput extends KnowledgeDetails implements CreateKnowledgeResource {
  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => KnowledgeCategoryEnum, { description: 'What kind of knowledge it is' })
  category!: KnowledgeCategory;

  @Field(() => KnowledgeHubEnum, { description: 'The hub that shows it' })
  hub!: KnowledgeHub;
}

@ValidateWith(updateKnowledgeResourceRule)
@InputType({ description: 'What changes; an absent field stays as it is' })
export class UpdateKnowledgeResourceInput extends KnowledgeDetails implements UpdateKnowledgeResource {
  @Field(() => String, { nullable: true, description: 'What it is called' })
  title?: string;

  @Field(() => KnowledgeCategoryEnum, { nullable: true, description: 'What kind of knowledge it is' })
  category?: KnowledgeCategory;

  @Field(() => KnowledgeHubEnum, { nullable: true, description: 'The hub that shows it' })
  hub?: KnowledgeHub;
}

@ValidateWith(suggestToolRule)
@InputType({ description: 'A tool that others should know' })
export class SuggestToolInput implements SuggestTool {
  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is good for' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is' })
  fileUrl?: string | null;
}
