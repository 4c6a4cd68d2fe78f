import type { Transcript } from './transcript.ts';

/** Loads pages back to a message. Returns whether it was found. */
export async function loadUntilMessage(transcript: Transcript, id: string): Promise<boolean> {
  const isThere = () => transcript.state.messages.some((message) => message.id === id);
  while (!isThere() && transcript.state.hasOlder) {
    await transcript.loadOlder();
    if (transcript.state.error) return false;
  }
  return isThere();
}

/** Loads every page. Throws if one fails. */
export async function loadAllPages(transcript: Transcript): Promise<void> {
  while (transcript.state.hasOlder) {
    await transcript.loadOlder();
    if (transcript.state.error) throw transcript.state.error;
  }
}
