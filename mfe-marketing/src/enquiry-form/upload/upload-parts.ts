import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';

const actionStyle = css`
  display: inline-flex;
  min-height: 40px;
  padding: 0 ${tokens.space.s};
  align-items: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.paper};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: ${tokens.color.ink};
  }
`;

export const UploadActions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  span {
    color: ${tokens.color.soft};
  }
`;

export const UploadAction = styled.button.attrs({ type: 'button' })`
  ${actionStyle}
`;

/** The label of the file input is what one presses; the input itself only takes the focus. */
export const ChooseFileLabel = styled.label`
  ${actionStyle}
  position: relative;
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;

export const Hint = styled.p`
  text-wrap: pretty;
  color: ${tokens.color.soft};
`;
