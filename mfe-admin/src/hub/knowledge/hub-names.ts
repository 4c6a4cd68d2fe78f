import type { KnowledgeHub } from 'rules/knowledge';

/** Display names of the hubs. */
export const hubNames: Record<KnowledgeHub, string> = { dochub: 'DocHub', ai_nexus: 'AI Nexus', upskill: 'Upskill' };
