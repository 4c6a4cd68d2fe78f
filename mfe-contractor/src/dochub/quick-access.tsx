import { Button, Icon } from 'kit/controls';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { KnowledgeCategory } from 'rules/knowledge';
import styled from 'styled-components';
import { categoryNames } from '../knowledge/category-names.ts';
import { docHubCategories } from './doc-hub-categories.ts';

interface QuickAccessProps {
  chosen: KnowledgeCategory | null;
  onChoose: (category: KnowledgeCategory | null) => void;
}

/** Toggles the filter of a category. */
export function QuickAccess({ chosen, onChoose }: QuickAccessProps) {
  return (
    <Panel title="Quick Access">
      <List>
        {docHubCategories.map(({ category }) => (
          <li key={category}>
            <Choice aria-pressed={category === chosen} onClick={() => onChoose(category === chosen ? null : category)}>
              {categoryNames[category]}
              {category === chosen && <Icon name="tick" />}
            </Choice>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.xs};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choice = styled(Button)`
  width: 100%;
  padding: 9px ${tokens.space.s};
  justify-content: space-between;
  text-align: left;
  &[aria-pressed='true'] {
    border-color: ${tokens.color.accent};
    && {
      color: ${tokens.color.accent};
    }
  }
`;
