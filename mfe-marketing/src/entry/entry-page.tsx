import type { ReactNode } from 'react';
import { Icon } from 'kit/controls';
import { Link } from 'kit/router';
import styled from 'styled-components';

interface EntryPageProps {
  title: string;
  lead: ReactNode;
  /** Without a way home, where the form itself has one. */
  hideHomeLink?: boolean;
  children: ReactNode;
}

/** The pages by which people get in: what this is on the left, what to do on the right. */
export function EntryPage({ title, lead, hideHomeLink = false, children }: EntryPageProps) {
  return (
    <Page>
      <div>
        {!hideHomeLink && (
          <Back to="/">
            <Icon name="back" /> Back to Home
          </Back>
        )}
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </div>
      <Card>{children}</Card>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.scene} ${theme.space.l} ${theme.space.xxl}`};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xxl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.width.form};
  }

  h1 {
    max-width: 12ch;
    margin: ${({ theme }) => theme.space.l} 0 ${({ theme }) => theme.space.m};
    font-size: clamp(40px, 5vw, 64px);
    line-height: 1;
    letter-spacing: -0.02em;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m} ${theme.space.xl}`};
    gap: ${({ theme }) => theme.space.l};
  }
`;

const Lead = styled.p`
  max-width: 44ch;
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 26px;
`;

const Back = styled(Link)`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  && {
    color: ${({ theme }) => theme.color.soft};
  }
  text-decoration: none;
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
`;

const Card = styled.div`
  display: grid;
  padding-top: ${({ theme }) => theme.space.l};
  align-content: start;
  gap: ${({ theme }) => theme.space.l};
  border-top: 2px solid ${({ theme }) => theme.color.ink};
  ${({ theme }) => theme.screen.wide} {
    margin-top: 64px;
  }
`;
