import type { ResourceForm_ResourceFragment } from '#gql/graphql.ts';
import { toYesNo } from '../../../yes-no.ts';

export type FormValues = Record<keyof ReturnType<typeof toFormValues>, string>;

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

export const fieldLabels: Record<keyof FormValues, string> = {
  title: 'Title',
  hub: 'Hub',
  category: 'Category',
  description: 'Description',
  tags: 'Tags',
  difficulty: 'Difficulty',
  estimatedDuration: 'Estimated duration',
  lessons: 'Lessons',
  content: 'Content',
  fileContent: 'Text of the file',
  fileName: 'File name',
  fileType: 'File type',
  fileSize: 'File size',
  fileUrl: 'File URL',
  thumbnailUrl: 'Thumbnail URL',
  isPublished: 'Published',
  isPremium: 'Premium',
};

/** The same values as validation expects them. Only Upskill resources have lessons. */
export const parseFormValues = ({ difficulty, lessons, fileSize, isPublished, isPremium, ...texts }: FormValues) => ({
  ...texts,
  difficulty: difficulty || null,
  lessons: texts.hub === 'upskill' ? parseNumber(lessons) : null,
  fileSize: parseNumber(fileSize),
  isPublished: isPublished === toYesNo(true),
  isPremium: isPremium === toYesNo(true),
});

const parseNumber = (text: string) => (text.trim() ? Number(text) : null);
