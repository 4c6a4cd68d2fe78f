import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#context';
import { Row } from '#db/row';
import { SalesClient } from '#leads/sales-clients';
import { loadUser } from '#people/load-user';
import { User } from '#people/user.entity';

@Resolver(() => SalesClient)
export class SalesClientResolver {
  @FieldResolver(() => User, { description: 'The person' })
  user(@Row() { id }: SalesClient, @Ctx() context: Context): Promise<User> {
    return loadUser(context, id);
  }
}
