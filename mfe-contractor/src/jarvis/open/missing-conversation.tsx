import { InTheMiddle } from './in-the-middle.ts';

/** An address names a conversation that is not one's own, or not any more. */
export function MissingConversation() {
  return (
    <InTheMiddle role="alert">
      <h2>This conversation is not there</h2>
      <p>It may have been deleted, or the link belongs to another account. Choose another one from the list.</p>
    </InTheMiddle>
  );
}
