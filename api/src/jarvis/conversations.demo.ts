import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreatePromptTemplateInput } from 'rules/jarvis';
import type { DemoName } from '#demo/accounts';
import type { DemoData } from '#demo/demo-data';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { AiDocument } from '#documents/ai-document.entity';
import { Conversation } from '#jarvis/conversation.entity';
import { createConversation } from '#jarvis/create-conversation';
import { Message } from '#jarvis/message.entity';
import { storePromptTemplate } from '#jarvis/store-prompt-template';

interface DemoConversation {
  owner: DemoName;
  title: string;
  templates: string[];
  question: string;
  answered: string;
  /** The documents that the answer cites. */
  from?: string[];
}

/** Most recently updated last. */
const conversations: DemoConversation[] = [
  {
    owner: 'developer',
    title: 'Indexes of the inventory',
    templates: ['Database Architect'],
    question: 'The stock list is filtered by workshop and sorted by name. Which index does it need?',
    answered:
      'One over the workshop and the name, in that order [1]:\n\n```sql\ncreate index parts_by_workshop_and_name on parts (workshop_id, name, id);\n```\n\nThe filter uses its beginning, the order its end, and the list can stop after one page. With `id` last, a cursor names one row even where two parts have the same name.',
    from: ['Database Conventions'],
  },
  {
    owner: 'developer',
    title: 'Sign-in of the booking portal',
    templates: ['Full-stack Engineer', 'Security Reviewer'],
    question: 'How should the booking portal keep people signed in?',
    answered:
      "Keep the session on the server and give the browser a cookie that scripts cannot read [1]:\n\n```ts\nres.cookie('sid', id, { httpOnly: true, secure: true, sameSite: 'lax' });\n```\n\n- Create a new session ID at every sign-in.\n- End all sessions of a person whose role changes.\n- After seven idle days, ask for a new sign-in.",
    from: ['Authentication Handbook'],
  },
  {
    owner: 'tester',
    title: 'What to test before the stock count goes live',
    templates: ['Full-stack Engineer'],
    question: 'Two workshops count their stock at the same time. What should I try?',
    answered:
      'Count the same part in both at once, lose the network in the middle of a count, and send the same count twice. Each time the sum must be right and no one’s count may be gone.',
  },
  {
    owner: 'support',
    title: 'A patient cannot sign in',
    templates: ['Security Reviewer'],
    question: 'A clinic changed its account provider and no one can sign in. What do I ask them first?',
    answered:
      'Ask for the address of the new provider and for the time of the change. **Never for a password.** If the emails of the staff stayed the same, they keep their accounts [1].',
    from: ['Authentication Handbook'],
  },
];

export async function loadDemoConversations(em: EntityManager, { people }: DemoData): Promise<void> {
  const templates = await loadDemoTemplates(em);
  const documents = await em.findAll(AiDocument);
  for (const { owner, title, templates: names, question, answered, from = [] } of conversations) {
    const { id, role, contractorRole } = people[owner];
    const conversation = em.getReference(
      Conversation,
      await createConversation(
        { em, viewer: { id, role, contractorRole, isFounder: false } },
        { title, templateIds: names.flatMap((name) => templates.get(name) ?? []) },
      ),
    );
    const referenced = documents.filter(({ title: named }) => from.includes(named));
    const referencedDocuments = await Promise.all(
      referenced.map(async (document, index) => {
        const passage = await em.findOneOrFail(AiDocumentPassage, { document, position: 0 });
        const { id: passageId, place } = passage;
        return { id: document.id, title: document.title, passages: [{ id: passageId, number: index + 1, place }] };
      }),
    );
    em.create(Message, { conversation, role: 'user', content: question });
    em.create(Message, { conversation, role: 'assistant', content: answered, metadata: { referencedDocuments } });
  }
}

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
async function loadDemoTemplates(em: EntityManager): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const template of templates) ids.set(template.name, (await storePromptTemplate(em, template)).id);
  return ids;
}
