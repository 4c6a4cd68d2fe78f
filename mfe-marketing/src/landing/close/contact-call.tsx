import { promisedReplyHours } from 'rules/claims';
import styled from 'styled-components';
import { LargeButton, LargeLink, ActionPair, Wide } from '../parts.ts';
import { DayDial } from './day-dial.tsx';
import type { StartProject } from '../use-intake-dialog.tsx';

export function ContactCall({ onStart }: { onStart: StartProject }) {
  return (
    <Ground id="contact" aria-labelledby="contact-title">
      <Band>
        <div>
          <h2 id="contact-title" tabIndex={-1}>
            What should be live next?
          </h2>
          <p>
            Tell us in a few lines, or take 15 minutes to talk it through. A person answers within {promisedReplyHours}{' '}
            hours.
          </p>
          <ActionPair>
            <Loud aria-haspopup="dialog" onClick={() => onStart()}>
              Start Your Project
            </Loud>
            <Quiet to="/contact">Book a Free Strategy Call</Quiet>
          </ActionPair>
        </div>
        <DayDial />
      </Band>
    </Ground>
  );
}

const Ground = styled.section`
  padding: ${({ theme }) => theme.space.scene} 0;
  scroll-margin-top: -15px;
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  h2 {
    max-width: 12ch;
    font-size: clamp(40px, 7.2vw, 88px);
    line-height: 1;
    letter-spacing: -0.025em;
  }
  p {
    max-width: 48ch;
    margin: ${({ theme }) => `${theme.space.l} 0 ${theme.space.xl}`};
    font-size: ${({ theme }) => theme.size.large};
    line-height: 30px;
  }
  html body & :focus-visible {
    outline-color: ${({ theme }) => theme.color.onAccent};
  }
`;

const Band = styled(Wide)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  svg {
    display: none;
  }
  ${({ theme }) => theme.screen.wide} {
    svg {
      display: block;
    }
  }
`;

const Loud = styled(LargeButton)`
  html body &&& {
    border-color: ${({ theme }) => theme.color.onAccent};
    background: ${({ theme }) => theme.color.onAccent};
    color: ${({ theme }) => theme.color.accent};
  }
`;

const Quiet = styled(LargeLink)`
  html body &&& {
    border-color: ${({ theme }) => theme.color.onAccent};
    background: none;
    color: ${({ theme }) => theme.color.onAccent};
  }
`;
