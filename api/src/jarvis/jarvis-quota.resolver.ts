import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { clock } from '#clock';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import type { Allowance } from '#limits/limits';

@ObjectType({ description: 'How many questions one may ask in a span of time', simpleResolvers: true })
class QuotaWindow {
  @Field(() => Int, { description: 'How many there may be' })
  limit!: number;

  @Field(() => Int, { description: 'How many there were' })
  used!: number;

  @Field(() => Int, { description: 'How many are left' })
  left!: number;

  @Field(() => Date, { nullable: true, description: 'When all are available again; null while none is used' })
  resetsAt!: Date | null;
}

@ObjectType({ description: 'How many questions to Jarvis are left: both windows count', simpleResolvers: true })
class JarvisQuota {
  @Field(() => QuotaWindow, { description: 'In an hour from the first question' })
  hour!: QuotaWindow;

  @Field(() => QuotaWindow, { description: 'In 24 hours from the first question' })
  day!: QuotaWindow;
}

@Resolver()
export class JarvisQuotaResolver {
  @RequireAudience('contractor', 'admin')
  @Query(() => JarvisQuota, { description: 'How many questions one may still ask Jarvis' })
  async jarvisQuota(@Ctx() { limits, viewer }: Context): Promise<JarvisQuota> {
    if (!viewer) throw unauthenticated();
    const [hour, day] = await limits.remaining('askJarvis', { person: viewer.id });
    if (!hour || !day) throw new Error('Questions to Jarvis are counted by the hour and by the day');
    return { hour: toQuotaWindow(hour), day: toQuotaWindow(day) };
  }
}

const toQuotaWindow = ({ limit: { points }, left, secondsUntilReset }: Allowance): QuotaWindow => ({
  limit: points,
  used: points - left,
  left,
  resetsAt: secondsUntilReset === null ? null : new Date(clock.now() + secondsUntilReset * 1000),
});
