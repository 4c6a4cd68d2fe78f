import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const PriorityNote = () => (
  <Note>
    <Icon name="arrow" />
    <span>
      <strong>Priority</strong>, answered before other enquiries
    </span>
  </Note>
);

const Note = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.green};
`;
