import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** The context of a subscription that tells by itself, when it begins, what happened before: nothing is asked again for it. */
export const replaysSnapshot = { tellsFromTheStart: true };

interface Listener {
  /** A subscription begins. */
  onBegin: () => void;
  /** From now on nothing passes it unseen, and nothing happened for so many milliseconds. `isAgain`: the socket was broken. */
  onFollowing: (quietFor: number, isAgain: boolean) => void;
  onEvent: () => void;
  /** It is over. `wasFollowing`: it had come as far as that. */
  onEnd: (wasFollowing: boolean) => void;
}

/** Asks the server to say when a subscription stands. Its word for that is no event, and is kept from who subscribed. */
export function followingLink({ onBegin, onFollowing, onEvent, onEnd }: Listener): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { tellsFromTheStart: tells } = operation.getContext() as Partial<typeof replaysSnapshot>;
    if (operation.operationType !== OperationTypeNode.SUBSCRIPTION || tells) return forward(operation);
    operation.extensions = { ...operation.extensions, following: true };
    return new Observable((observer) => {
      let isFollowing = false;
      onBegin();
      const subscription = forward(operation).subscribe({
        next: (result) => {
          const word = getQuietFor(result);
          if (word === undefined) {
            onEvent();
            return observer.next(result);
          }
          onFollowing(word, isFollowing);
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

function getQuietFor({ extensions }: ApolloLink.Result): number | undefined {
  return (extensions?.following as { quietFor: number } | undefined)?.quietFor;
}
