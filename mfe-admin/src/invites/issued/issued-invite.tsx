import { useEffect, useId, useRef } from 'react';
import { Icon, IconButton } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { SecretLine } from './secret-line.tsx';

interface IssuedInviteProps {
  invite: IssuedInvite_InvitationFragment;
  onClose: () => void;
}

/** The secrets of a new invite, shown once: the server stores only hashes. Takes the focus and restores it. */
export function IssuedInvite({ invite: { email, token, code, joinUrl }, onClose }: IssuedInviteProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    previousFocus.current = document.activeElement;
    title.current?.focus();
  }, []);

  const close = () => {
    onClose();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  return (
    <Box aria-labelledby={id}>
      <header>
        <h2 id={id} ref={title} tabIndex={-1}>
          Invite for {email}
        </h2>
        <IconButton $size={40} type="button" title="Close" onClick={close}>
          <Icon name="cross" />
        </IconButton>
      </header>
      <p>Shown only once. We've also emailed the link and the code.</p>
      <dl>
        {token && <SecretLine label="Token" text={token} />}
        {code && <SecretLine label="Login code" text={code} />}
        {joinUrl && <SecretLine label="Join URL" text={joinUrl} />}
      </dl>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-left: 3px solid ${tokens.color.green};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};

  header {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.xs};
  }
  header button {
    margin: -8px -8px 0 0;
  }
  h2 {
    /* Scrolling to the heading scrolls to the whole box. */
    scroll-margin-bottom: 320px;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  > p {
    margin-top: -8px;
    color: ${tokens.color.soft};
  }
  dl {
    display: grid;
    gap: ${tokens.space.xs};
  }
`;
