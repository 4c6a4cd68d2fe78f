import { useEffect, useRef } from 'react';
import { ButtonLink } from 'kit/controls';
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
  gap: ${({ theme }) => theme.space.m};
  h2 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  h2:focus {
    outline: none;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${({ theme }) => theme.color.ink};
  }
`;
