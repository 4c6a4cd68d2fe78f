import { useCallback } from 'react';
import { EnquiryProgressDocument } from '#enquiry-progress/gql/graphql.ts';
import { request } from 'kit/request';
import { useSearchParams } from 'kit/router';
import { ErrorState, ScreenFrame } from 'kit/states';
import { useLoaded } from '../account/use-loaded.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { EnquirySkeleton } from './enquiry-skeleton.tsx';
import { InvalidEnquiryLink } from './invalid-enquiry-link.tsx';
import { useAskedAgain } from './use-asked-again.ts';

/** How an enquiry stands, for whoever has the link of its mail. */
export function EnquiryScreen() {
  const key = useSearchParams()[0].get('key');
  return key ? <LinkedEnquiry key={key} link={key} /> : <InvalidEnquiryLink />;
}

function LinkedEnquiry({ link }: { link: string }) {
  const ask = useCallback(async () => (await request(EnquiryProgressDocument, { key: link })).enquiryProgress, [link]);
  const { answer, fault, refresh } = useLoaded(ask);
  useAskedAgain(refresh);
  if (answer) return <EnquiryPage progress={answer} refresh={refresh} />;
  if (fault?.code === 'NOT_FOUND') return <InvalidEnquiryLink />;
  if (!fault) return <EnquirySkeleton />;
  return (
    <ScreenFrame>
      <ErrorState
        level="h1"
        title="Your enquiry could not be loaded"
        hint="It is with us, and its clock goes on. Try again in a moment."
        detail={fault.message}
        onRetry={() => void refresh()}
      />
    </ScreenFrame>
  );
}
