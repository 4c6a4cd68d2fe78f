import { useState } from 'react';
import { ButtonLink, Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';
import { EnquirySent } from '../enquiry-form/enquiry-sent.tsx';
import { SideCard } from './side-card.tsx';

export function ContactScreen() {
  const [sentTo, setSentTo] = useState('');
  return (
    <ContactPage>
      <div>
        <ButtonLink to="/">
          <Icon name="back" /> Back to Home
        </ButtonLink>
      </div>
      {!sentTo && (
        <Head>
          <h1>Start Your AI Project Today</h1>
          <Lead>Tell us what you want to build. We reply within 24 hours.</Lead>
        </Head>
      )}
      <Columns>
        {sentTo ? <EnquirySent email={sentTo} level="h1" /> : <EnquiryForm onSent={setSentTo} />}
        <SideCard />
      </Columns>
    </ContactPage>
  );
}

const ContactPage = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.xl} ${tokens.space.l} ${tokens.space.scene};
  gap: ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xxl};
  }
`;

/** The form takes two thirds; the side cards take one third and stay in view. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl} ${tokens.space.xxl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Head = styled.header`
  display: grid;
  margin-bottom: ${tokens.space.m};
  gap: ${tokens.space.m};
  h1 {
    max-width: 16ch;
    font-size: clamp(${tokens.size.figure}, 5vw, ${tokens.size.hero});
    line-height: 1;
    letter-spacing: -0.02em;
  }
`;

const Lead = styled.p`
  max-width: ${tokens.width.text};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.large};
  line-height: 30px;
`;
