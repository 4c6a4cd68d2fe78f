import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A form with its fields below each other. */
export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

/** Two fields beside each other where there is room, as in a dialog, or below each other. */
export const FieldColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 200px), 50% - ${tokens.space.m}), 1fr));
  column-gap: ${tokens.space.m};
  row-gap: ${tokens.space.xs};
`;

/** Above a form that begins with a draft. */
export const RestoredDraftNotice = ({ onClear }: { onClear: () => void }) => (
  <Notice>
    We kept what you entered before.
    <button type="button" onClick={onClear}>
      Start over
    </button>
  </Notice>
);

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s};
  color: ${tokens.color.soft};
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;
