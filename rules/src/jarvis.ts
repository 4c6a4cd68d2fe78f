import * as z from 'zod/mini';
import { isBoundedJson } from './bounded-json.ts';
import { optionalFlag, optionalText, requiredText } from './text.ts';

export const messageRoles = ['user', 'assistant'] as const;
export type MessageRole = (typeof messageRoles)[number];

export const messageStatuses = ['streaming', 'complete', 'stopped', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** How long deleted conversations can be restored. */
export const deletedConversationDays = 30;

const invalidJson = 'Please provide valid JSON for guardrails.';
const name = requiredText('Name is required', 200);
const systemPrompt = requiredText('System prompt is required', 50_000);
const details = {
  description: optionalText(2000),
  contextInstructions: optionalText(50_000),
  /** What to include and avoid. Absent and null mean none. */
  guardrails: z.optional(
    z.pipe(
      z.nullable(
        z
          .record(z.string(), z.unknown(), invalidJson)
          .check(z.refine((value) => isBoundedJson(value, { depth: 20, length: 50_000 }), invalidJson)),
      ),
      z.transform((value: Record<string, unknown> | null) => value ?? {}),
    ),
  ),
  isActive: optionalFlag,
};

/** A new prompt template (specification part 2 §5). */
export const createPromptTemplateRule = z.object({ name, systemPrompt, ...details });
export type CreatePromptTemplateInput = z.infer<typeof createPromptTemplateRule>;

/** Changes a prompt template. Absent fields stay unchanged. */
export const updatePromptTemplateRule = z.object({
  name: z.optional(name),
  systemPrompt: z.optional(systemPrompt),
  ...details,
});
export type UpdatePromptTemplateInput = z.infer<typeof updatePromptTemplateRule>;

export const missingInformationMessage = 'Please provide a title and select at least one Jarvis template.';
const title = requiredText(missingInformationMessage, 200);
/** The maximum number of prompt templates per conversation. */
export const maxTemplates = 20;
const templateIds = z.array(z.int(missingInformationMessage), missingInformationMessage).check(
  z.minLength(1, missingInformationMessage),
  z.maxLength(maxTemplates, `Please select at most ${maxTemplates} templates`),
  z.refine((ids) => new Set(ids).size === ids.length, 'A template can be added only once'),
);

/** A new conversation with Jarvis, with its templates in the chosen order. */
export const createConversationRule = z.object({ title, templateIds });
export type CreateConversationInput = z.infer<typeof createConversationRule>;

/** Changes a conversation. Absent fields stay unchanged. */
export const updateConversationRule = z.object({ title: z.optional(title), templateIds: z.optional(templateIds) });
export type UpdateConversationInput = z.infer<typeof updateConversationRule>;

/** What the messages of a conversation can be sorted by. */
export const messageOrderFields = ['created'] as const;
export type MessageOrderField = (typeof messageOrderFields)[number];

/** As released portals ask for them. */
export const messageOrders = ['oldest_first', 'newest_first'] as const;
export type MessageOrder = (typeof messageOrders)[number];

/** The title of a conversation until its first question names it. */
export const newConversationTitle = 'New conversation';

export const emptyContentMessage = 'Please enter a message to send.';
const content = requiredText(emptyContentMessage, 32_000);
const selectedDocumentIds = z.optional(
  z.nullable(
    z
      .array(z.uuid('Please select documents'), 'Please select documents')
      .check(z.maxLength(20, 'Please select at most 20 documents')),
  ),
);

/** A question to Jarvis in the person's own conversation (specification part 2 §5). */
export const sendMessageRule = z.object({
  conversationId: z.string('Please select a conversation first.'),
  content,
  selectedDocumentIds,
});
export type SendMessageInput = z.infer<typeof sendMessageRule>;

/** Rephrases the last question, or changes its documents. */
export const editQuestionRule = z.object({
  messageId: z.string('Please select a question'),
  content,
  selectedDocumentIds,
});
export type EditQuestionInput = z.infer<typeof editQuestionRule>;
