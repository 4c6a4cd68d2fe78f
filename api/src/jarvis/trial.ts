import { createUnionType, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The model answers', simpleResolvers: true })
export class JarvisTest {
  @Field({ description: 'Always true: a model that does not answer is an error, with its reason' })
  ok!: boolean;

  @Field({ description: 'What it answered' })
  reply!: string;

  @Field({ description: 'The name of the model' })
  model!: string;
}

@ObjectType({ description: 'More of the answer of a trial', simpleResolvers: true })
class TrialProgress {
  @Field({ description: 'What follows the text so far' })
  text!: string;
}

@ObjectType({ description: 'A document whose passages an answer was written from', simpleResolvers: true })
class TrialDocument {
  @Field(() => ID, { description: 'The id of the document' })
  id!: string;

  @Field({ description: 'What it is called' })
  title!: string;
}

@ObjectType({ description: 'The answer of a trial, whole', simpleResolvers: true })
class TrialFinished {
  @Field({ description: 'The whole answer, in Markdown' })
  content!: string;

  @Field({ description: 'The name of the model' })
  model!: string;

  @Field(() => [TrialDocument], { description: 'The documents whose passages it was written from' })
  referencedDocuments!: TrialDocument[];
}

@ObjectType({ description: 'Why a trial has no answer, or not a whole one', simpleResolvers: true })
class TrialFailed {
  @Field({ description: 'The reason, in words' })
  reason!: string;
}

export type TrialEvent = TrialProgress | TrialFinished | TrialFailed;

export const TemplateTrial = createUnionType({
  name: 'TemplateTrial',
  description: 'What happens in the trial of a prompt template: progress, and an end',
  types: () => [TrialProgress, TrialFinished, TrialFailed] as const,
  resolveType: (event) => ('text' in event ? TrialProgress : 'reason' in event ? TrialFailed : TrialFinished),
});
