import type { KnowledgeCategory } from 'rules/knowledge';

/** The singular label of each category. */
export const categorySingularNames: Record<KnowledgeCategory, string> = {
  definition: 'Definition',
  contract: 'Contract sample',
  discovery: 'Discovery doc',
  audit: 'Audit doc',
  tool: 'Tool',
  tutorial: 'Tutorial',
  course: 'Course',
  guide: 'Guide',
};

/** The plural label of each category. */
export const categoryNames: Record<KnowledgeCategory, string> = {
  definition: 'Definitions',
  contract: 'Contract Samples',
  discovery: 'Discovery Docs',
  audit: 'Audit Docs',
  tool: 'Tools',
  tutorial: 'Tutorials',
  course: 'Courses',
  guide: 'Guides',
};
