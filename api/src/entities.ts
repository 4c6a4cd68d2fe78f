import { Activity } from '#activity/activity.entity';
import { AiDocument } from '#documents/ai-document.entity';
import { Conversation } from '#jarvis/conversation.entity';
import { ConversationTemplate } from '#jarvis/conversation-template.entity';
import { Message } from '#jarvis/message.entity';
import { PromptTemplate } from '#jarvis/prompt-template.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

/** Everything that is stored. */
export const entities = [
  User,
  Project,
  Activity,
  KnowledgeResource,
  AiDocument,
  PromptTemplate,
  Conversation,
  ConversationTemplate,
  Message,
];
