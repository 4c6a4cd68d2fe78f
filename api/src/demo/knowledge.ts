import type { CreateKnowledgeResourceInput } from 'rules/knowledge';
import type { Context } from '#context';
import { createKnowledgeResource } from '#knowledge/create-knowledge-resource';
import { suggestTool } from '#knowledge/suggest-tool';

/** The knowledge hub of the demo, oldest first. */
const resources: CreateKnowledgeResourceInput[] = [
  {
    hub: 'dochub',
    category: 'definition',
    title: 'Definition of Done',
    description: 'When a piece of work is finished, from review to hand-over.',
    content: 'Reviewed by a second person, tested on staging, documented for support, accepted by the client.',
    tags: ['process', 'quality'],
  },
  {
    hub: 'dochub',
    category: 'definition',
    title: 'Project Tiers',
    description: 'Small, medium, high and enterprise: what each includes.',
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
    tags: ['contract', 'law'],
  },
  {
    hub: 'dochub',
    category: 'discovery',
    title: 'Discovery Workshop Guide',
    description: 'Questions for the first two hours with a new client.',
    content: 'Who uses it every day? What does an hour of theirs cost? What happens when it does not work?',
    tags: ['discovery', 'clients'],
  },
  {
    hub: 'dochub',
    category: 'audit',
    title: 'Security Audit Checklist',
    description: 'What is looked at before a product goes live.',
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
    tags: ['ai'],
  },
  {
    hub: 'upskill',
    category: 'course',
    title: 'React Mastery',
    description: 'Twelve lessons from components to data.',
    difficulty: 'intermediate',
    estimatedDuration: '6 hours',
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
    tags: ['ai'],
  },
  {
    hub: 'upskill',
    category: 'tutorial',
    title: 'Team Leadership',
    description: 'Six short talks on leading a team of specialists.',
    difficulty: 'beginner',
    estimatedDuration: '90 minutes',
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
];

export async function loadKnowledge(context: Pick<Context, 'em'>): Promise<void> {
  for (const resource of resources) await createKnowledgeResource(context, resource);
  await suggestTool(context, {
    title: 'Diagram Sketcher',
    description: 'Draws an architecture from a few sentences.',
    fileUrl: 'https://sketcher.example',
  });
}
