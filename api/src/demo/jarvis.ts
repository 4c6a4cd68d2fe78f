import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreatePromptTemplateInput } from 'rules/jarvis';
import { Conversation } from '#jarvis/conversation.entity';
import { createConversation } from '#jarvis/create-conversation';
import { createPromptTemplate } from '#jarvis/create-prompt-template';
import { Message } from '#jarvis/message.entity';
import type { User } from '#people/user.entity';

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

/** What was said in the first conversation. */
const said = [
  ['user', 'How should the booking portal keep people signed in?'],
  [
    'assistant',
    'Keep the session on the server and give the browser a cookie that scripts cannot read. Make a new session id at every sign-in, and end all sessions of a person whose role changes.',
  ],
] as const;

export async function loadJarvis(em: EntityManager, developer: User): Promise<void> {
  const ids: number[] = [];
  for (const template of templates) ids.push(await createPromptTemplate({ em }, template));
  const viewer = { id: developer.id, role: developer.role, contractorRole: developer.contractorRole, isFounder: false };
  const start = (title: string, templateIds: number[]) => createConversation({ em, viewer }, { title, templateIds });

  const first = await start('Sign-in of the booking portal', ids.slice(0, 2));
  const conversation = em.getReference(Conversation, first);
  for (const [role, content] of said) em.create(Message, { conversation, role, content });
  await start('Indexes of the inventory', ids.slice(2, 3));
}
