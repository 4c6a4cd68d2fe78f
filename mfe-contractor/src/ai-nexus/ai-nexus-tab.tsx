import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { AiNexus } from './ai-nexus.tsx';

export const AiNexusTab = () => (
  <KnowledgeTab name="AI Nexus">
    <AiNexus />
  </KnowledgeTab>
);
