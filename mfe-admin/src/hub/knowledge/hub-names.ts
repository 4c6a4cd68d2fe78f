import type { KnowledgeHub } from 'rules/knowledge';

/** What a hub is called. */
export const hubNames: Record<KnowledgeHub, string> = { dochub: 'DocHub', ai_nexus: 'AI Nexus', upskill: 'Upskill' };
