import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** Context of a subscription that replays earlier events when it starts, so that nothing is refetched for it. */
export const replaysSnapshot = { replaysSnapshot: true };

interface SubscriptionListener {
  /** A subscription starts. */
  onBegin: () => void;
  /**
   * The subscription is ready: it misses nothing from now on, and nothing happened for this many milliseconds. `isAgain`:
   * it reconnected.
   */
  onFollowing: (quietPeriodMs: number, isAgain: boolean) => void;
  onEvent: () => void;
  /** It has ended. `wasFollowing`: it had become ready. */
  onEnd: (wasFollowing: boolean) => void;
}

/** Asks the server to report when a subscription is ready. That message is not an event and is hidden from subscribers. */
export function subscriptionReadyLink({ onBegin, onFollowing, onEvent, onEnd }: SubscriptionListener): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { replaysSnapshot: isReplaying } = operation.getContext() as Partial<typeof replaysSnapshot>;
    if (operation.operationType !== OperationTypeNode.SUBSCRIPTION || isReplaying) return forward(operation);
    operation.extensions = { ...operation.extensions, following: true };
    return new Observable((observer) => {
      let isFollowing = false;
      onBegin();
      const subscription = forward(operation).subscribe({
        next: (result) => {
          const quietPeriodMs = getQuietPeriod(result);
          if (quietPeriodMs === undefined) {
            onEvent();
            return observer.next(result);
          }
          onFollowing(quietPeriodMs, isFollowing);
          isFollowing = true;
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => {
        subscription.unsubscribe();
        onEnd(isFollowing);
      };
    });
  });
}

function getQuietPeriod({ extensions }: ApolloLink.Result): number | undefined {
  return (extensions?.following as { quietFor: number } | undefined)?.quietFor;
}
