import type { ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Wide } from './parts.ts';

interface SectionProps {
  /** The anchor's id. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Has its own background. */
  sunken?: boolean;
  children: ReactNode;
}

/** One section of the page: left-aligned heading, content below. */
export function Section({ id, title, lead, sunken = false, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Ground id={id} aria-labelledby={titleId} $sunken={sunken}>
      <Wide>
        <Head>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </Head>
        {children}
      </Wide>
    </Ground>
  );
}

/* The page's scroll padding exceeds the bar's height; a section with its own background starts right below the bar. */
const Ground = styled.section<{ $sunken: boolean }>`
  padding: ${tokens.space.scene} 0;
  scroll-margin-top: -15px;
  background: ${({ $sunken }) => ($sunken ? tokens.color.sunken : 'none')};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xxl} 0;
  }
`;

const Head = styled.div`
  display: grid;
  margin-bottom: ${tokens.space.xxl};
  gap: ${tokens.space.m};
  h2 {
    max-width: 16ch;
    font-size: clamp(36px, 5.6vw, 64px);
    line-height: 1.04;
    letter-spacing: -0.02em;
  }
  p {
    max-width: 44ch;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.large};
    line-height: 30px;
  }
  ${tokens.screen.wide} {
    grid-template-columns: 2fr 1fr;
    align-items: end;
    gap: ${tokens.space.xl};
  }
  ${tokens.screen.narrow} {
    margin-bottom: ${tokens.space.xl};
  }
`;
