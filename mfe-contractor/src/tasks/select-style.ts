import { tokens } from 'kit/theme';
import { css } from 'styled-components';

/** A select outside of forms. */
export const selectStyle = css`
  min-height: 40px;
  padding: 0 ${tokens.space.xs};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
`;
