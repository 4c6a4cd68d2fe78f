import { Arg, Ctx, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { parseInput } from '#access/rules';
import type { Context } from '#context';
import { testJarvis } from '#jarvis/test-jarvis';
import { JarvisTest, TemplateTrial, type TrialEvent } from '#jarvis/trial';
import { TemplateTrialInput, TestJarvisInput } from '#jarvis/trial.inputs';
import { tryTemplate } from '#jarvis/try-template';
import { toStoppableIterator } from '#live/stoppable-iterator';

@Resolver()
export class TrialsResolver {
  @RequireAudience('contractor', 'admin')
  @Mutation(() => JarvisTest, { description: 'Calls the model with a test message, with a timeout of 15 seconds' })
  testJarvis(
    @Arg('input', { description: 'The test message' }) input: TestJarvisInput,
    @Ctx() context: Context,
  ): Promise<JarvisTest> {
    return testJarvis(context, input);
  }

  @RequireAudience('admin')
  @Subscription(() => TemplateTrial, {
    description: 'Tries a prompt template before it is stored or activated. Unsubscribing stops the model',
    subscribe: ({ context, args }: { context: Context; args: { input: object } }) => {
      const input = parseInput(TemplateTrialInput, args.input);
      return toStoppableIterator((signal) => tryTemplate(context, input, signal));
    },
  })
  templateTrial(
    @Arg('input', { description: 'The template and the question' }) _input: TemplateTrialInput,
    @Root() event: TrialEvent,
  ): TrialEvent {
    return event;
  }
}
