import { KnowledgeTab } from '../knowledge/knowledge-tab.tsx';
import { Learning } from './learning.tsx';

export const UpskillTab = () => (
  <KnowledgeTab name="Upskill">
    <Learning />
  </KnowledgeTab>
);
