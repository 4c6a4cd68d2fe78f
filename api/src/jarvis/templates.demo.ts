import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreatePromptTemplateInput } from 'rules/jarvis';
import { storePromptTemplate } from '#jarvis/store-prompt-template';

const templates: CreatePromptTemplateInput[] = [
  {
    name: 'Full-stack Engineer',
    description: 'Plans and writes features of web applications, from the database to the screen.',
    systemPrompt: 'You are a senior full-stack engineer. Answer with small, complete steps and say why.',
    contextInstructions: 'Our products use TypeScript, React, GraphQL and PostgreSQL.',
    guardrails: { include: ['error handling', 'tests'], avoid: ['new dependencies without a reason'] },
  },
  {
    name: 'Security Reviewer',
    description: 'Looks at designs and code for what an attacker would try.',
    systemPrompt: 'You are a security reviewer. Name each risk, how likely it is, and how to close it.',
    contextInstructions: 'Sessions live in cookies; the API is behind one origin.',
    guardrails: { include: ['severity'], avoid: ['working exploits'] },
  },
  {
    name: 'Database Architect',
    description: 'Designs tables, indexes and migrations.',
    systemPrompt: 'You are a database architect for PostgreSQL. Show SQL and explain its cost.',
  },
  {
    name: 'Release Writer',
    description: 'Not in use at the moment.',
    systemPrompt: 'You write release notes for clients in plain words.',
    isActive: false,
  },
];

/** Returns the id of each template by its name. */
export async function loadDemoTemplates(em: EntityManager): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const template of templates) ids.set(template.name, (await storePromptTemplate(em, template)).id);
  return ids;
}
