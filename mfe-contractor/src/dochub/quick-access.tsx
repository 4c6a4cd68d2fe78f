import { Button, Icon } from 'kit/controls';
import { Panel } from 'kit/panel';
import type { KnowledgeCategory } from 'rules/knowledge';
import styled from 'styled-components';
import { categoryName } from '../knowledge/category-words.ts';
import { docHubCategories } from './doc-hub-categories.ts';

interface Given {
  chosen: KnowledgeCategory | null;
  onChoose: (category: KnowledgeCategory | null) => void;
}

/** One press to a category, and one more to all of them. */
export function QuickAccess({ chosen, onChoose }: Given) {
  return (
    <Panel title="Quick Access">
      <List>
        {docHubCategories.map(({ category }) => (
          <li key={category}>
            <Choice
              aria-pressed={category === chosen}
              onClick={() => onChoose(category === chosen ? null : category)}
            >
              {categoryName[category]}
              <Icon name={category === chosen ? 'tick' : 'arrow'} />
            </Choice>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${({ theme }) => theme.space.xs};
`;

const Choice = styled(Button)`
  width: 100%;
  justify-content: space-between;
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    && {
      color: ${({ theme }) => theme.color.accent};
    }
  }
`;
