import { useCallback } from 'react';
import { EnquiryProgressDocument } from '#enquiry-progress/gql/graphql.ts';
import { isNotFound } from 'kit/fault';
import { useVisibleInterval } from 'kit/format';
import { request } from 'kit/request';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame, Notice, Skeleton, SlowHint } from 'kit/states';
import { ButtonLink } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useAsyncData } from '../data/use-async-data.ts';
import { EnquiryPage } from './enquiry-page.tsx';

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
  useVisibleInterval(() => void refresh(), pollIntervalMs);
  if (answer) return <EnquiryPage progress={answer} refresh={refresh} />;
  if (isNotFound(fault)) return <InvalidEnquiryLink />;
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

function InvalidEnquiryLink() {
  return (
    <Notice
      title="This link is invalid"
      text="It may be incomplete. Open it from the email that confirms your enquiry. If we deleted your enquiry at your request, its page is gone."
    >
      <ButtonLink to="/contact" $primary>
        Tell us about a project
      </ButtonLink>
    </Notice>
  );
}

const pollIntervalMs = 30_000;

/** Shown while the enquiry loads. */
function EnquirySkeleton() {
  return (
    <Place role="status" aria-busy aria-label="Loading your enquiry">
      <Skeleton $width="280px" $height="20px" />
      <Skeleton $width="640px" $height="64px" />
      <Skeleton $width="480px" $height="24px" />
      <Skeleton $width="240px" $height="40px" />
      <Skeleton $width="100%" $height="48px" />
      <Skeleton $width="100%" $height="40px" />
      <SlowHint />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  max-width: 1088px;
  margin: 0 auto;
  padding: ${tokens.space.scene} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xxl} ${tokens.space.m};
  }
`;
