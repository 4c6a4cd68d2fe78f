import type { ResourceForm_ResourceFragment } from '#gql/graphql.ts';

export type FormValues = ReturnType<typeof toFormValues>;

/** The form values of a resource, or of a new one. All are strings. */
export const toFormValues = (resource: ResourceForm_ResourceFragment | null) => ({
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
  isPublished: toYesNo(resource?.isPublished ?? true),
  isPremium: toYesNo(resource?.isPremium ?? false),
});

/** The same values as validation expects them. Only Upskill resources have lessons. */
export const parseFormValues = ({ difficulty, lessons, fileSize, isPublished, isPremium, ...texts }: FormValues) => ({
  ...texts,
  difficulty: difficulty || null,
  lessons: texts.hub === 'upskill' ? parseNumber(lessons) : null,
  fileSize: parseNumber(fileSize),
  isPublished: isPublished === 'yes',
  isPremium: isPremium === 'yes',
});

export const toYesNo = (isSet: boolean): string => (isSet ? 'yes' : 'no');

const parseNumber = (text: string) => (text.trim() ? Number(text) : null);
