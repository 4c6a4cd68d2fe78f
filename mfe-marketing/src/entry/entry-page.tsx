import type { ReactNode } from 'react';
import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { BackLink } from '../back-link.ts';

interface EntryPageProps {
  title: string;
  lead: ReactNode;
  /** Hides the link home, for forms that have their own. */
  hideHomeLink?: boolean;
  children: ReactNode;
}

/** Layout of the sign-in and registration pages: introduction on the left, form on the right. */
export function EntryPage({ title, lead, hideHomeLink = false, children }: EntryPageProps) {
  return (
    <Page>
      <div>
        {!hideHomeLink && (
          <BackLink to="/">
            <Icon name="back" /> Back to Home
          </BackLink>
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
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.scene} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) ${tokens.width.form};
  }

  h1 {
    max-width: 12ch;
    margin: ${tokens.space.l} 0 ${tokens.space.m};
    font-size: clamp(40px, 5vw, 64px);
    line-height: 1;
    letter-spacing: -0.02em;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.l} ${tokens.space.m} ${tokens.space.xl};
    gap: ${tokens.space.l};
  }
`;

const Lead = styled.p`
  max-width: 44ch;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
`;

const Card = styled.div`
  display: grid;
  padding-top: ${tokens.space.l};
  align-content: start;
  gap: ${tokens.space.l};
  border-top: 2px solid ${tokens.color.ink};
  ${tokens.screen.wide} {
    margin-top: 64px;
  }
`;
