import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { strategyCalls } from 'rules/strategy-calls';
import { For } from '#access/audiences';
import { bookCall } from '#calls/book-call';
import { BookCallInput, CallSlotsArgs } from '#calls/call.inputs';
import { freeSlots } from '#calls/call-slots';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { Needs } from '#db/wanted';

@ObjectType({ description: 'A time at which a strategy call can take place', simpleResolvers: true })
class CallSlot {
  @Field({ description: 'When it begins' })
  startsAt!: Date;

  @Field({ description: 'When it ends' })
  endsAt!: Date;
}

@ObjectType({ description: 'A strategy call that was just booked', simpleResolvers: true })
class BookedCall extends CallSlot {
  @Field(() => ID, { description: 'Of the booking' })
  id!: string;
}

@Resolver(() => StrategyCall)
export class CallsResolver {
  @For('anyone')
  @Query(() => [CallSlot], {
    description: `The free slots for a strategy call, soonest first; the agency's clock is ${strategyCalls.timeZone}`,
  })
  async callSlots(@Args() { from, days }: CallSlotsArgs, @Ctx() context: Context): Promise<CallSlot[]> {
    return (await freeSlots(context, from ?? new Date(), days)).map(slotAt);
  }

  @For('anyone')
  @Mutation(() => BookedCall, { description: 'Books a slot; the confirmation comes by mail, with a calendar file' })
  async bookCall(
    @Arg('input', { description: 'Who wants to talk, and when' }) input: BookCallInput,
    @Ctx() context: Context,
  ): Promise<BookedCall> {
    const { id, startsAt } = await bookCall(context, input);
    return { id, ...slotAt(startsAt) };
  }

  @Needs('startsAt')
  @FieldResolver(() => Date, { description: 'When it ends' })
  endsAt(@Root() { startsAt }: StrategyCall): Date {
    return slotAt(startsAt).endsAt;
  }
}

const slotAt = (startsAt: Date): CallSlot => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + strategyCalls.minutes * 60_000),
});
