import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { badInput } from '#errors';
import type { Conversation } from '#jarvis/conversation.entity';
import { ConversationTemplate } from '#jarvis/conversation-template.entity';
import { choosableBy } from '#jarvis/jarvis.access';
import { PromptTemplate } from '#jarvis/prompt-template.entity';

/** Sets the prompt templates of a conversation, in this order. One that it already has may stay after being deactivated. */
export async function chooseTemplates(
  em: EntityManager,
  viewer: Viewer | null,
  conversation: Conversation,
  templateIds: number[],
): Promise<void> {
  const before = await em.find(ConversationTemplate, { conversation: conversation.id });
  const kept = before.map(({ template }) => template.id);
  const known = await em.find(
    PromptTemplate,
    { $and: [{ id: { $in: templateIds } }, { $or: [choosableBy(viewer), { id: { $in: kept } }] }] },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (known.length < templateIds.length) throw badInput({ templateIds: "One of the templates isn't available" });

  await em.nativeDelete(ConversationTemplate, { conversation: conversation.id });
  for (const [position, id] of templateIds.entries())
    em.create(ConversationTemplate, { conversation, template: em.getReference(PromptTemplate, id), position });
}
