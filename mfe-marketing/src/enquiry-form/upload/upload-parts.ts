import styled, { css } from 'styled-components';

const actionStyle = css`
  display: inline-flex;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space.s};
  align-items: center;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.paper};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
`;

export const UploadActions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  span {
    color: ${({ theme }) => theme.color.soft};
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
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: 2px;
  }
`;

export const Hint = styled.p`
  text-wrap: pretty;
  color: ${({ theme }) => theme.color.soft};
`;
