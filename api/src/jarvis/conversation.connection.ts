import { getConnection } from '#db/page';
import { Conversation } from '#jarvis/conversation.entity';

export const ConversationConnection = getConnection(Conversation, 'Conversation', { isCounted: true });
