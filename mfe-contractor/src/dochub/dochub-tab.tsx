import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { DocHub } from './dochub.tsx';

export const DocHubTab = () => (
  <KnowledgeTab name="DocHub">
    <DocHub />
  </KnowledgeTab>
);
