import { useCallback } from 'react';
import { EnquiryProgressDocument } from '#enquiry-progress/gql/graphql.ts';
import { request } from 'kit/request';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame } from 'kit/states';
import { useAsyncData } from '../account/use-async-data.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { EnquirySkeleton } from './enquiry-skeleton.tsx';
import { InvalidEnquiryLink } from './invalid-enquiry-link.tsx';
import { usePolling } from './use-polling.ts';

/** The status of an enquiry, for anyone with the link from its email. */
export function EnquiryScreen() {
  const [key] = useSearchState('key');
  return key ? <LinkedEnquiry key={key} link={key} /> : <InvalidEnquiryLink />;
}

function LinkedEnquiry({ link }: { link: string }) {
  const loadProgress = useCallback(
    async () => (await request(EnquiryProgressDocument, { key: link })).enquiryProgress,
    [link],
  );
  const { answer, fault, refresh } = useAsyncData(loadProgress);
  usePolling(refresh);
  if (answer) return <EnquiryPage progress={answer} refresh={refresh} />;
  if (fault?.code === 'NOT_FOUND') return <InvalidEnquiryLink />;
  if (!fault) return <EnquirySkeleton />;
  return (
    <ScreenFrame>
      <ErrorState
        level="h1"
        title="Couldn't load your enquiry"
        hint="We have it and will reply as promised. Try again."
        detail={fault.message}
        onRetry={() => void refresh()}
      />
    </ScreenFrame>
  );
}
