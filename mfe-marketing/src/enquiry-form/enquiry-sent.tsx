import { useFocusOnMount } from 'kit/focus';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface EnquirySentProps {
  email: string;
  /** Heading level: the title of a page, or below that of a dialog. */
  level: 'h1' | 'h3';
}

/** Replaces the form once the enquiry is sent. */
export function EnquirySent({ email, level }: EnquirySentProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Sent>
      <Title as={level} ref={heading} tabIndex={-1} $isPage={level === 'h1'}>
        What happens next?
      </Title>
      <Steps>
        <li>
          <strong>Our team reviews your requirements.</strong>
          <span>What you filled in, and your file if there is one.</span>
        </li>
        <li>
          <strong>We prepare a customised strategy.</strong>
          <span>What to build first, and how to get there.</span>
        </li>
        <li>
          <strong>We contact you within 24 hours.</strong>
          <span>By email, or by phone if you gave us a number.</span>
        </li>
      </Steps>
      <figure>
        <MeasuringRule
          label="Time until our reply"
          value={0}
          max={24}
          text="Sent just now. We'll reply within 24 hours"
        />
        <Ends aria-hidden>
          <span>Sent now</span>
          <span>Our reply, within 24 hours</span>
        </Ends>
      </figure>
      <p>
        A confirmation email should arrive at <strong>{email}</strong> in a few minutes. If it doesn't, check your spam
        folder.
      </p>
    </Sent>
  );
}

const Sent = styled.section`
  display: grid;
  max-width: ${tokens.width.text};
  gap: ${tokens.space.l};
  font-size: ${tokens.size.body};
  line-height: 26px;
  strong {
    overflow-wrap: anywhere;
  }
`;

const Title = styled.h1<{ $isPage: boolean }>`
  font-size: ${({ $isPage }) => ($isPage ? `clamp(${tokens.size.figure}, 5vw, ${tokens.size.hero})` : tokens.size.large)};
  line-height: ${({ $isPage }) => ($isPage ? '1' : '28px')};
  &:focus-visible {
    outline: none;
  }
`;

const Steps = styled.ol`
  display: grid;
  counter-reset: step;
  li {
    display: grid;
    padding: ${tokens.space.m} 0;
    border-top: 1px solid ${tokens.color.line};
    grid-template-columns: ${tokens.space.xl} minmax(0, 1fr);
    counter-increment: step;
  }
  li::before {
    color: ${tokens.color.accent};
    font: 600 20px/26px ${tokens.font.display};
    content: counter(step);
  }
  span {
    color: ${tokens.color.soft};
    grid-column: 2;
  }
`;

const Ends = styled.div`
  display: flex;
  margin-top: 4px;
  justify-content: space-between;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  line-height: 20px;
`;
