import { CopyButton } from 'kit/copy';
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
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
  code {
    color: ${({ theme }) => theme.color.ink};
    font: 12px/18px ${({ theme }) => theme.font.code};
  }
`;
