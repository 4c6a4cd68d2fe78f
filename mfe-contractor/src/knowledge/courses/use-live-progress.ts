import { useSubscription } from 'kit/apollo';
import { CourseProgressChangedDocument } from '#gql/graphql.ts';

/** How far one is follows what one marks on another device: it comes along, and shows on its own wherever it stands. */
export function useLiveProgress(onChange?: () => void): void {
  useSubscription(CourseProgressChangedDocument, { ignoreResults: true, onData: () => onChange?.() });
}
