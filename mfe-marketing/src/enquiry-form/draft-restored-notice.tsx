import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const DraftRestoredNotice = ({ onClear }: { onClear: () => void }) => (
  <Line>
    Draft restored <span aria-hidden>·</span>{' '}
    <button type="button" onClick={onClear}>
      Clear
    </button>
  </Line>
);

const Line = styled.p`
  color: ${tokens.color.soft};
  button {
    min-height: 32px;
    padding: 0 4px;
    border: 0;
    border-radius: ${tokens.radius.small};
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;
