import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** The context of a subscription that tells on its own, when it begins, what happened before: nothing is asked again for it. */
export const replaysSnapshot = { replaysSnapshot: true };

interface SubscriptionListener {
  /** A subscription begins. */
  onBegin: () => void;
  /** From now on nothing passes it unseen, and nothing happened for so many milliseconds. `isAgain`: the socket was broken. */
  onFollowing: (quietPeriodMs: number, isAgain: boolean) => void;
  onEvent: () => void;
  /** It is over. `wasFollowing`: it had come as far as that. */
  onEnd: (wasFollowing: boolean) => void;
}

/** Asks the server to say when a subscription stands. Its word for that is no event, and is kept from who subscribed. */
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
