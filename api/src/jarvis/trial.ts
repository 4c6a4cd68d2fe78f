import { createUnionType, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A response from the model', simpleResolvers: true })
export class JarvisTest {
  @Field({ description: 'Always true: failures are errors with a reason' })
  ok!: boolean;

  @Field({ description: 'The response' })
  reply!: string;

  @Field({ description: 'Model name' })
  model!: string;
}

@ObjectType({ description: "More text of a trial's response", simpleResolvers: true })
class TrialProgress {
  @Field({ description: 'The text to append' })
  text!: string;
}

@ObjectType({ description: 'A document that a response is based on', simpleResolvers: true })
class TrialDocument {
  @Field(() => ID, { description: 'Document identifier' })
  id!: string;

  @Field({ description: 'Title' })
  title!: string;
}

@ObjectType({ description: 'The complete response of a trial', simpleResolvers: true })
class TrialFinished {
  @Field({ description: 'The complete response, in Markdown' })
  content!: string;

  @Field({ description: 'Model name' })
  model!: string;

  @Field(() => [TrialDocument], { description: 'The documents that the response is based on' })
  referencedDocuments!: TrialDocument[];
}

@ObjectType({ description: 'Why a trial failed or was interrupted', simpleResolvers: true })
class TrialFailed {
  @Field({ description: 'The reason, for display' })
  reason!: string;
}

export type TrialEvent = TrialProgress | TrialFinished | TrialFailed;

export const TemplateTrial = createUnionType({
  name: 'TemplateTrial',
  description: 'The events of a prompt template trial: progress, then a result',
  types: () => [TrialProgress, TrialFinished, TrialFailed] as const,
  resolveType: (event) => ('text' in event ? TrialProgress : 'reason' in event ? TrialFailed : TrialFinished),
});
