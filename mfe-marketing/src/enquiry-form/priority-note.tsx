import { Icon } from 'kit/controls';
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
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.green};
`;
