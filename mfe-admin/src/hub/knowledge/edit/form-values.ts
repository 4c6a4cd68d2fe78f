import type { ResourceForm_ResourceFragment } from '#gql/graphql.ts';

export type FormValues = ReturnType<typeof getValues>;

/** A resource as the form shows it, or a new one. Everything is text there. */
export const getValues = (resource: ResourceForm_ResourceFragment | null) => ({
  title: resource?.title ?? '',
  hub: resource?.hub ?? '',
  category: resource?.category ?? '',
  description: resource?.description ?? '',
  tags: resource?.tags.join(', ') ?? '',
  difficulty: resource?.difficulty ?? '',
  estimatedDuration: resource?.estimatedDuration ?? '',
  lessons: resource?.lessons?.toString() ?? '',
  content: resource?.content ?? '',
  fileContent: resource?.fileContent ?? '',
  fileName: resource?.fileName ?? '',
  fileType: resource?.fileType ?? '',
  fileSize: resource?.fileSize?.toString() ?? '',
  fileUrl: resource?.fileUrl ?? '',
  thumbnailUrl: resource?.thumbnailUrl ?? '',
  isPublished: flag(resource?.isPublished ?? true),
  isPremium: flag(resource?.isPremium ?? false),
});

/** The same as the rule looks at it. Only a resource of Upskill has lessons. */
export const readValues = ({ difficulty, lessons, fileSize, isPublished, isPremium, ...texts }: FormValues) => ({
  ...texts,
  difficulty: difficulty || null,
  lessons: texts.hub === 'upskill' ? numberIn(lessons) : null,
  fileSize: numberIn(fileSize),
  isPublished: isPublished === 'yes',
  isPremium: isPremium === 'yes',
});

export const flag = (is: boolean): string => (is ? 'yes' : 'no');

const numberIn = (text: string) => (text.trim() ? Number(text) : null);
