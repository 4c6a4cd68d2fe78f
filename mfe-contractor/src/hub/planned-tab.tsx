import { ButtonLink } from 'kit/controls';
import styled from 'styled-components';

/** A tab that is not built yet and says so: what it will hold, nothing that does not work, and the way to what does. */
export function PlannedTab({ title, holds }: { title: string; holds: string }) {
  return (
    <Place>
      <State>Not open yet</State>
      <h2>{title}</h2>
      <p>{holds}</p>
      <Way to="?tab=jarvis">Open Jarvis</Way>
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l}`};
  justify-items: start;
  gap: 4px;
  h2 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  p {
    max-width: 52ch;
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
  }
`;

const State = styled.p`
  && {
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
    line-height: 20px;
  }
`;

const Way = styled(ButtonLink)`
  margin-top: ${({ theme }) => theme.space.m};
`;
