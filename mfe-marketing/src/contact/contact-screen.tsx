import { useState } from 'react';
import { ButtonLink, Icon } from 'kit/controls';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';
import { EnquirySent } from '../enquiry-form/enquiry-sent.tsx';
import { Columns, ContactPage, Head, Lead } from './contact-page.ts';
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
