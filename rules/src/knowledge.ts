import * as z from 'zod/mini';
import {
  oneLine,
  optionalFileName,
  optionalFlag,
  optionalTags,
  optionalText,
  optionalWebAddress,
  requiredText,
  commaSeparatedTags,
} from './text.ts';

export const knowledgeCategories = [
  'definition',
  'contract',
  'discovery',
  'audit',
  'tool',
  'tutorial',
  'course',
  'guide',
] as const;
export type KnowledgeCategory = (typeof knowledgeCategories)[number];

export const knowledgeHubs = ['dochub', 'ai_nexus', 'upskill'] as const;
export type KnowledgeHub = (typeof knowledgeHubs)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The maximum number of lessons in a course. */
export const maxLessons = 100;
const lessons = `Please enter 1 to ${maxLessons} lessons`;

/** The maximum length of a file's stored text, in characters. */
export const maxFileTextLength = 500_000;

/** Verbatim from the specification (part 2 §5). */
export const fileTypesHint = 'PDF, DOC, TXT, MD up to 10MB';

/** How much of a text is searched, in characters from its start. */
export const maxSearchedTextLength = 100_000;

/** The text of these files is stored; of any other file only the name, type and size. */
export const isTextFile = (name: string, type: string): boolean =>
  type.startsWith('text/') || /\.(md|txt|json|ya?ml)$/i.test(name);

/** Replaces the text of a file whose text is not stored. */
export const getPlaceholderText = (name: string): string => `The text of ${name} is not kept here.`;

const title = requiredText('Title is required', 200);
const category = z.enum(knowledgeCategories, 'Please select a category');
const hub = z.enum(knowledgeHubs, 'Please select a hub');
const details = {
  description: optionalText(5000),
  content: optionalText(200_000),
  fileContent: optionalText(maxFileTextLength),
  fileName: optionalFileName,
  fileType: optionalText(255),
  fileSize: z.optional(
    z.nullable(z.int('File size must be a whole number').check(z.gte(0, 'File size must be at least 0'))),
  ),
  fileUrl: optionalWebAddress,
  thumbnailUrl: optionalWebAddress,
  tags: optionalTags,
  difficulty: z.optional(z.nullable(z.enum(difficulties, 'Please select a difficulty'))),
  estimatedDuration: optionalText(100),
  lessons: z.optional(z.nullable(z.int(lessons).check(z.gte(1, lessons), z.lte(maxLessons, lessons)))),
  isPublished: optionalFlag,
  isPremium: optionalFlag,
};

/** A new knowledge resource (specification part 2 §5). */
export const createKnowledgeResourceRule = z.object({ title, category, hub, ...details });
export type CreateKnowledgeResourceInput = z.infer<typeof createKnowledgeResourceRule>;

/** Changes a knowledge resource. Absent fields stay unchanged. */
export const updateKnowledgeResourceRule = z.object({
  title: z.optional(title),
  category: z.optional(category),
  hub: z.optional(hub),
  ...details,
});
export type UpdateKnowledgeResourceInput = z.infer<typeof updateKnowledgeResourceRule>;

/** The form's version of a resource: tags in one field, and optionally no difficulty. */
export const knowledgeFormRule = z.object({
  title,
  category,
  hub,
  ...details,
  tags: commaSeparatedTags({ each: 'tag', many: 'tags' }),
});

/** The maximum length of a search text. */
export const maxSearchLength = 200;

/** The sort orders of the list. */
export const knowledgeSorts = ['created', 'updated', 'title', 'hub', 'category', 'file', 'status', 'views'] as const;
export type KnowledgeSort = (typeof knowledgeSorts)[number];

export const findKnowledgeRule = z.object({
  hub: z.optional(z.nullable(hub)),
  category: z.optional(z.nullable(category)),
  search: optionalText(maxSearchLength),
  isPublished: z.optional(z.nullable(z.boolean('Please choose yes or no'))),
});
export type FindKnowledge = z.infer<typeof findKnowledgeRule>;

/** The areas of the AI Nexus. */
export const aiNexusAreas = ['tools', 'news'] as const;
export type AiNexusArea = (typeof aiNexusAreas)[number];

export const aiNexusCardsRule = z.object({ area: z.enum(aiNexusAreas, 'Please choose tools or news') });

/** Which resources a search of the knowledge hub covers. */
export const knowledgeMatchFilterRule = z.object({
  hub: z.optional(z.nullable(hub)),
  category: z.optional(z.nullable(category)),
});

/** A search of the knowledge hub. */
export const knowledgeMatchesRule = z.extend(knowledgeMatchFilterRule, {
  search: z
    .string('Please enter text')
    .check(z.trim(), z.maxLength(maxSearchLength, `Please keep this to ${maxSearchLength} characters`), oneLine),
});
export type KnowledgeSearch = z.infer<typeof knowledgeMatchesRule>;

const done = 'Please enter how many lessons are completed';

/** How many lessons of a course are completed. The server checks that the course has as many. */
export const markCourseProgressRule = z.object({ done: z.int(done).check(z.gte(0, done), z.lte(maxLessons, done)) });
export type MarkCourseProgress = z.infer<typeof markCourseProgressRule>;

/** A tool that a contractor suggests for the AI Nexus. */
export const suggestToolRule = z.object({
  title,
  description: optionalText(5000),
  fileUrl: optionalWebAddress,
});
export type SuggestToolInput = z.infer<typeof suggestToolRule>;
