import { useEffect, useRef } from 'react';
import { ButtonLink } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The same for every address: whether there is an account is no one's business. */
export function LinkSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Words>
      <h2 ref={heading} tabIndex={-1}>
        Check your email
      </h2>
      <p>
        If <strong>{email}</strong> has an account, a link is on its way. It works once, within 30 minutes.
      </p>
      <p>Nothing there? Check your spam folder, or ask an administrator.</p>
      <ButtonLink to="/login">Back to sign in</ButtonLink>
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  h2:focus {
    outline: none;
  }
  p {
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${tokens.color.ink};
  }
`;
