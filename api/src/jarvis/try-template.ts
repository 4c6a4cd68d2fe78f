import { isInAudience } from 'rules/audiences';
import type { TemplateTrialInput } from 'rules/jarvis-trials';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { isAnswerable, visibleTo } from '#documents/document.access';
import { findPassages } from '#documents/search/find-passages';
import { toAppError, unauthenticated } from '#errors';
import { buildPrompt } from '#jarvis/prompt/build-prompt';
import type { TrialEvent } from '#jarvis/trial';
import type { Prompt } from '#models/model';
import { ModelError } from '#models/model-error';

const maxPassages = 8;

/** Calls the model with a template that need not be stored. Errors become the last event. */
export async function* tryTemplate(
  context: Context,
  input: TemplateTrialInput,
  signal: AbortSignal,
): AsyncGenerator<TrialEvent> {
  const { models, limits, viewer } = context;
  const { chat } = models;
  let content = '';
  try {
    if (!viewer) throw unauthenticated();
    await limits.count('askJarvis', { person: viewer.id });
    const prompt = await getPrompt(context, input);
    for await (const event of chat.stream(prompt, signal)) {
      if (event.kind !== 'text') continue;
      content += event.text;
      yield { text: event.text };
    }
    yield { content, model: chat.name, referencedDocuments: getDocuments(prompt) };
  } catch (error) {
    yield { reason: getReason(error, context) };
  }
}

async function getPrompt(context: Context, input: TemplateTrialInput): Promise<Prompt> {
  const { systemPrompt, contextInstructions = null, guardrails = {}, question, selectedDocumentIds } = input;
  const ready = await context.em.find(
    AiDocument,
    { $and: [{ id: { $in: selectedDocumentIds ?? [] }, ...isAnswerable }, visibleTo(context.viewer)] },
    { fields: ['id'] },
  );
  const ids = ready.map(({ id }) => id);
  return buildPrompt({
    templates: [{ systemPrompt, contextInstructions, guardrails }],
    passages: await findPassages(context, ids, question, maxPassages),
    history: [],
    isForAdmin: isInAudience('admin', context.viewer),
    question,
    model: context.models.chat,
  });
}

/** Each document once, in the order of its passages. */
const getDocuments = ({ passages }: Prompt) => [
  ...new Map(passages.map(({ document }) => [document.id, document])).values(),
];

function getReason(error: unknown, { log }: Context): string {
  const isModels = error instanceof ModelError;
  const known = toAppError(error);
  if (isModels || known.status >= 500) log.warn({ err: error }, 'the trial of a template failed');
  return isModels ? error.message : known.message;
}
