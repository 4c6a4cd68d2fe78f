import type { CallFragment } from '#call/gql/graphql.ts';
import { BookAnother } from './book-another.tsx';
import { CallPage } from './call-page.tsx';

export function PastCall({ call, zone }: { call: CallFragment; zone: string }) {
  return (
    <CallPage state="This call is over" startsAt={call.startsAt} zone={zone}>
      <BookAnother />
    </CallPage>
  );
}
