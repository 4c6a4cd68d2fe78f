import type { CreateKnowledgeResourceInput } from 'rules/knowledge';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createdDaysAgo } from '#demo/created-days-ago';
import * as texts from '#knowledge/knowledge-texts.demo';
import type { DemoData } from '#demo/demo-data';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { storeKnowledgeResource } from '#knowledge/store-knowledge-resource';

/** The knowledge hub of the demo, oldest first. */
const resources: CreateKnowledgeResourceInput[] = [
  {
    hub: 'dochub',
    category: 'definition',
    title: 'Definition of Done',
    description: 'When a piece of work is finished, from review to hand-over.',
    content: texts.definitionOfDone,
    tags: ['process', 'quality'],
  },
  {
    hub: 'dochub',
    category: 'definition',
    title: 'Project Tiers',
    description: 'Small, medium, high and enterprise: what each includes.',
    content: texts.projectTiers,
    tags: ['pricing'],
  },
  {
    hub: 'dochub',
    category: 'contract',
    title: 'Support Agreement, Sample',
    description: 'Monthly support with response times and what counts as a change.',
    fileName: 'support-agreement.pdf',
    fileType: 'application/pdf',
    fileSize: 184_320,
    tags: ['contract', 'support'],
  },
  {
    hub: 'dochub',
    category: 'contract',
    title: 'Non-disclosure Agreement, Sample',
    description: 'Signed before the first conversation about a product.',
    content: texts.nonDisclosure,
    tags: ['contract', 'law'],
  },
  {
    hub: 'dochub',
    category: 'discovery',
    title: 'Discovery Workshop Guide',
    description: 'Questions for the first two hours with a new client.',
    content: texts.discoveryGuide,
    tags: ['discovery', 'clients'],
  },
  {
    hub: 'dochub',
    category: 'audit',
    title: 'Security Audit Checklist',
    description: 'What to check before a product goes live.',
    content: texts.auditChecklist,
    tags: ['security', 'release'],
  },
  {
    hub: 'ai_nexus',
    category: 'tool',
    title: 'Prompt Library',
    description: 'Prompts that worked, sorted by task.',
    tags: ['ai', 'prompts'],
  },
  {
    hub: 'ai_nexus',
    category: 'tool',
    title: 'Document Assistant',
    description: 'Answers questions from a folder of documents, with the places where it found them.',
    tags: ['ai', 'search'],
  },
  {
    hub: 'ai_nexus',
    category: 'guide',
    title: 'Choosing a Model',
    description: 'Cost, speed and quality of language models for the work that we do.',
    difficulty: 'intermediate',
    estimatedDuration: '20 minutes',
    content: texts.choosingAModel,
    tags: ['ai'],
  },
  {
    hub: 'upskill',
    category: 'course',
    title: 'React Mastery',
    description: 'Twelve lessons from components to data.',
    difficulty: 'intermediate',
    estimatedDuration: '6 hours',
    content: texts.reactMastery,
    tags: ['react', 'front end'],
  },
  {
    hub: 'upskill',
    category: 'course',
    title: 'AI Integration',
    description: 'From a first prompt to a feature that clients pay for.',
    difficulty: 'advanced',
    estimatedDuration: '8 hours',
    isPremium: true,
    content: texts.aiIntegration,
    tags: ['ai'],
  },
  {
    hub: 'upskill',
    category: 'tutorial',
    title: 'Team Leadership',
    description: 'Six short talks on leading a team of specialists.',
    difficulty: 'beginner',
    estimatedDuration: '90 minutes',
    content: texts.teamLeadership,
    tags: ['leadership'],
  },
  {
    hub: 'upskill',
    category: 'guide',
    title: 'Writing for Clients',
    description: 'A draft: plain words for status reports.',
    isPublished: false,
    tags: ['writing'],
  },
  // Suggested by a contractor, for the analyst to review.
  {
    hub: 'ai_nexus',
    category: 'tool',
    title: 'Diagram Sketcher',
    description: 'Draws an architecture from a few sentences.',
    fileUrl: 'https://sketcher.example',
    isPublished: false,
  },
];

/** How often published ones were opened, in turn. */
const opened = [48, 31, 9, 12, 27, 36, 64, 22, 18, 71, 40, 15, 6];

/** Completed lessons per person, and how many days ago the last one was. */
const progress: Array<[course: string, person: 'developer' | 'tester' | 'support', done: number, daysAgo: number]> = [
  ['React Mastery', 'developer', 7, 0.8],
  ['Team Leadership', 'developer', 3, 2.8],
  ['React Mastery', 'tester', 2, 4],
  ['Team Leadership', 'support', 5, 1.5],
];

export async function loadDemoKnowledge(em: EntityManager, { people }: DemoData): Promise<void> {
  const stored = new Map<string, KnowledgeResource>();
  for (const [place, input] of resources.entries()) {
    const resource = await storeKnowledgeResource({ em }, input);
    // Bypasses the entity, which would count this as an update of today.
    const { createdAt, updatedAt } = createdDaysAgo(2 * (resources.length - place));
    const viewCount = resource.isPublished ? opened[place % opened.length] : 0;
    await em.nativeUpdate(KnowledgeResource, { id: resource.id }, { createdAt, updatedAt, viewCount });
    stored.set(resource.title, resource);
  }
  for (const [title, name, done, daysAgo] of progress) {
    const resource = stored.get(title);
    if (resource) em.create(CourseProgress, { resource, person: people[name], done, ...createdDaysAgo(daysAgo) });
  }
}
