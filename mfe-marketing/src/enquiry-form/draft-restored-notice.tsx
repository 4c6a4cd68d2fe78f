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
  color: ${({ theme }) => theme.color.soft};
  button {
    min-height: 32px;
    padding: 0 4px;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.small};
    background: none;
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;
