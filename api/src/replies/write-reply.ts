import type { Context } from '#context';
import { AppError, toAppError } from '#errors';
import { estimateUsage } from '#models/estimate-usage';
import type { Prompt, Usage } from '#models/model';
import { ModelError } from '#models/model-error';
import { createPrompt } from '#replies/create-prompt';
import { toReferencedDocuments } from '#replies/referenced-documents';
import type { ReplyOutcome } from '#replies/reply-store';
import type { RunningReply } from '#replies/running-reply';

/** A reply whose server keeps dying is given up. */
const maxRuns = 5;

/** Has the model write a reply. Returns the outcome, including its text; throws if a service is unavailable. */
export const writeReply =
  (createContext: () => Context) =>
  async (reply: RunningReply): Promise<ReplyOutcome> => {
    const context = createContext();
    const { chat } = context.models;
    let prompt: Prompt | null = null;
    let usage: Usage | null = null;
    const outcome = (status: ReplyOutcome['status'], failureReason: string | null = null): ReplyOutcome => {
      const used = usage ?? (prompt && estimateUsage(chat, prompt, reply.text));
      return {
        status,
        failureReason,
        content: reply.text === '' ? null : reply.text,
        metadata: prompt && { referencedDocuments: toReferencedDocuments(prompt.passages) },
        promptTokens: used?.promptTokens ?? null,
        completionTokens: used?.completionTokens ?? null,
        model: chat.name,
      };
    };
    if (reply.claimed.run > maxRuns)
      return outcome('failed', "Jarvis couldn't finish this reply. Try rewording your question");
    try {
      prompt = await createPrompt(context, reply.claimed);
      for await (const event of chat.stream(prompt, reply.signal)) {
        if (event.kind === 'usage') ({ usage } = event);
        else reply.add(event.text);
      }
    } catch (error) {
      if (!reply.signal.aborted) return outcome('failed', toFailureReason(error, context, reply));
    }
    if (reply.signal.aborted) return outcome('stopped');
    return reply.text === '' ? outcome('failed', 'The model returned an empty reply') : outcome('complete');
  };

function toFailureReason(error: unknown, { log }: Context, { claimed }: RunningReply): string {
  log.warn({ err: error, messageId: claimed.id }, 'a reply failed');
  if (error instanceof ModelError) return error.message;
  const known = toAppError(error);
  if (known.code === 'UNAVAILABLE') throw error;
  return error instanceof AppError ? known.message : 'Something went wrong while Jarvis was writing';
}
