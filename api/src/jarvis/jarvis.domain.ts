import { defineDomain } from '#define-domain';
import { ConversationTemplate } from '#jarvis/conversation-template.entity';
import { Conversation } from '#jarvis/conversation.entity';
import { loadDemoConversations } from '#jarvis/conversations.demo';
import { ConversationsResolver } from '#jarvis/conversations.resolver';
import { DeletedConversationsResolver } from '#jarvis/deleted-conversations.resolver';
import { JarvisQuotaResolver } from '#jarvis/jarvis-quota.resolver';
import { archivedConversations, deletedConversations } from '#jarvis/jarvis.retention';
import { Message } from '#jarvis/message.entity';
import { MessagesResolver } from '#jarvis/messages.resolver';
import { PromptTemplate } from '#jarvis/prompt-template.entity';
import { PromptTemplatesResolver } from '#jarvis/prompt-templates.resolver';
import { TrialsResolver } from '#jarvis/trials.resolver';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import { messagesVisibleTo, visibleTo } from '#jarvis/jarvis.access';
import { defineNode } from '#db/node-source';

export const jarvisDomain = defineDomain({
  name: 'jarvis',
  tokenArea: 'ai',
  resolvers: [
    PromptTemplatesResolver,
    JarvisQuotaResolver,
    TrialsResolver,
    ConversationsResolver,
    DeletedConversationsResolver,
    MessagesResolver,
  ],
  entities: [PromptTemplate, Conversation, ConversationTemplate, Message],
  nodes: {
    Conversation: defineNode(Conversation, visibleTo),
    Message: defineNode(Message, messagesVisibleTo),
  },
  keptTables: { prompt_templates: businessRecord, conversation_templates: deletedWithOwner },
  archivedTables: [archivedConversations],
  prunedTables: { pruneDeletedConversations: deletedConversations },
  loadDemo: loadDemoConversations,
});
