import type { Pool } from 'pg';
import { v7 } from 'uuid';
import type { Insert, TestUser } from '#test/factories';

interface ConversationAttributes {
  owner?: TestUser;
  template?: { id: number };
  title?: string;
  isDeleted?: boolean;
}

/** Prompt templates, documents, conversations and their messages. */
export function createJarvisFactories(pool: Pool, insert: Insert, user: () => Promise<TestUser>) {
  const promptTemplate = async ({ name = 'Template', isActive = true } = {}): Promise<{ id: number; name: string }> => {
    const { rows } = await pool.query<{ id: number; name: string }>(
      `insert into prompt_templates (name, is_active, system_prompt, guardrails, created_at, updated_at)
       values ($1, $2, 'A prompt of a test', '{}', now(), now()) returning id, name`,
      [name, isActive],
    );
    const [made] = rows;
    if (!made) throw new Error('The insert returned no row');
    return made;
  };

  const message = async (
    of: { id: string },
    attributes: {
      role?: 'user' | 'assistant';
      content?: string;
      question?: { id: string };
      failureReason?: string;
      /** A reply that no server has claimed yet. */
      isStreaming?: boolean;
      referencedDocuments?: Array<{ id: string; title: string; passages: object[] }>;
    } = {},
  ) => {
    const id = v7();
    const {
      role = 'user',
      content = 'Said',
      referencedDocuments = [],
      question,
      failureReason,
      isStreaming,
    } = attributes;
    await insert('messages', {
      id,
      conversation_id: of.id,
      role,
      content,
      metadata: { referencedDocuments },
      ...(question && { question_id: question.id }),
      ...(isStreaming && { status: 'streaming', lease_until: new Date(Date.now() + 60_000) }),
      ...(failureReason && { status: 'failed', failure_reason: failureReason }),
    });
    return { id };
  };

  const conversation = async (attributes: ConversationAttributes = {}) => {
    const id = v7();
    await insert('conversations', {
      id,
      title: attributes.title ?? 'A conversation',
      ...(attributes.isDeleted && { deleted_at: new Date() }),
      owner_id: (attributes.owner ?? (await user())).id,
    });
    const template_id = (attributes.template ?? (await promptTemplate())).id;
    await insert('conversation_templates', { id: v7(), conversation_id: id, template_id, position: 0 });
    return { id };
  };

  const aiDocument = async ({ title = 'A document', isActive = true, isUnread = false, isManual = false } = {}) => {
    const id = v7();
    await insert('ai_documents', {
      id,
      title,
      content_type: 'documentation',
      file_name: 'document.md',
      file_url: 'https://files.example/document.md',
      tags: [],
      is_active: isActive,
      is_read: !isManual && !isUnread,
      ...(isUnread && { status: 'failed', stage: 'failed', failure_reason: 'It seems to be damaged' }),
    });
    return { id };
  };

  return {
    aiDocument,
    promptTemplate,
    message,
    conversation,
  };
}
