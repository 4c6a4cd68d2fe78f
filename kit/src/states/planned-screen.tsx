import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Plan {
  title: string;
  /** One sentence: what this screen is for. */
  purpose: string;
  /** What it will hold, each with what one will do with it. */
  holds: readonly { name: string; text: string }[];
  /** A way on, such as a link to a screen that is there. */
  children?: ReactNode;
}

/** A screen that is not built yet and says so: what it is for and what it will hold, and nothing that does not work. */
export function PlannedScreen({ title, purpose, holds, children }: Plan) {
  return (
    <Page>
      <div>
        <State>Not open yet</State>
        <Title>{title}</Title>
        <Purpose>{purpose}</Purpose>
        {children && <Ways>{children}</Ways>}
      </div>
      <section aria-labelledby="planned-holds">
        <Heading id="planned-holds">What this screen will hold</Heading>
        <List>
          {holds.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{text}</span>
            </li>
          ))}
        </List>
      </section>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.l}`};
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xl} ${theme.space.m}`};
  }
`;

const State = styled.p`
  color: ${({ theme }) => theme.color.faint};
  font-weight: 600;
`;

const Title = styled.h1`
  margin: 4px 0 ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.figure};
  line-height: 44px;
  letter-spacing: -0.01em;
`;

const Purpose = styled.p`
  max-width: 52ch;
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 26px;
`;

const Ways = styled.div`
  display: flex;
  margin-top: ${({ theme }) => theme.space.l};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

const Heading = styled.h2`
  padding-bottom: ${({ theme }) => theme.space.s};
  border-bottom: 1px solid ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 24px;
`;

const List = styled.ul`
  li {
    display: grid;
    padding: ${({ theme }) => theme.space.s} 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    grid-template-columns: minmax(120px, 1fr) 2fr;
    gap: ${({ theme }) => theme.space.m};
  }
  span {
    color: ${({ theme }) => theme.color.soft};
  }
`;
