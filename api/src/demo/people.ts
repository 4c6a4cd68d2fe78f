import type { DemoName } from '#demo/accounts';
import type { User } from '#people/user.entity';

export type DemoPeople = Record<DemoName, User>;
