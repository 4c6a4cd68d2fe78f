import { CopyButton } from 'kit/copy';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The login code of a new invite, ready to share. */
export const LoginCode = ({ code, email }: { code: string; email: string }) => (
  <Line>
    Login code <code>{code}</code>
    <CopyButton text={code} name={`login code of ${email}`} />
  </Line>
);

const Line = styled.div`
  display: flex;
  margin: -4px 0 -8px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
  code {
    color: ${tokens.color.ink};
    font: 12px/18px ${tokens.font.code};
  }
`;
