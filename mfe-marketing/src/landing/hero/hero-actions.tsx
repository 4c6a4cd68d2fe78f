import { Icon } from 'kit/controls';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { LargeButton, LargeLink, ActionPair } from '../parts.ts';
import type { StartProject } from '../use-intake-dialog.tsx';

/** Primary actions for new visitors, secondary ones for existing clients and associates. */
export function HeroActions({ onStart }: { onStart: StartProject }) {
  const { open } = useSignInDialog();
  return (
    <>
      <ActionPair>
        <LargeButton $primary aria-haspopup="dialog" onClick={() => onStart()}>
          Start Your Project <Icon name="arrow" />
        </LargeButton>
        <LargeLink to="/contact">Book a Free Strategy Call</LargeLink>
      </ActionPair>
      <ExistingAccounts>
        <span>Already with us?</span>
        <button type="button" aria-haspopup="dialog" onClick={() => open('client')}>
          Client Login
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => open('associate')}>
          Associate Login
        </button>
      </ExistingAccounts>
    </>
  );
}

const ExistingAccounts = styled.div`
  display: flex;
  margin-top: ${tokens.space.m};
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.soft};
  ${tokens.screen.narrow} {
    span {
      width: 100%;
    }
  }
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.ink};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${tokens.color.edge};
    text-underline-offset: 4px;
    cursor: pointer;
    &:hover {
      color: ${tokens.color.accentHover};
    }
  }
`;
