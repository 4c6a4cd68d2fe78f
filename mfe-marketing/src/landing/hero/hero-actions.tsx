import { Icon } from 'kit/controls';
import { useSignInDialog } from 'kit/sign-in-dialog';
import styled from 'styled-components';
import { LargeButton, LargeLink, ActionPair } from '../parts.ts';
import type { StartProject } from '../use-intake-dialog.tsx';

/** Who comes with a project, and, quieter, who comes back to one. */
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
  margin-top: ${({ theme }) => theme.space.m};
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.soft};
  ${({ theme }) => theme.screen.narrow} {
    span {
      width: 100%;
    }
  }
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${({ theme }) => theme.color.edge};
    text-underline-offset: 4px;
    cursor: pointer;
    &:hover {
      color: ${({ theme }) => theme.color.accentHover};
    }
  }
`;
