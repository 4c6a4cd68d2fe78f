import { useSubscription } from 'kit/apollo';
import { CourseProgressChangedDocument } from '#gql/graphql.ts';

/** Follows progress made on another device; the cache update shows it wherever it is displayed. */
export function useLiveProgress(onChange?: () => void): void {
  useSubscription(CourseProgressChangedDocument, { ignoreResults: true, onData: () => onChange?.() });
}
