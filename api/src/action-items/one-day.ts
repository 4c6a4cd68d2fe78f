import { clock } from '#clock';
const day = 24 * 60 * 60 * 1000;

export const oneDayAgo = (): Date => new Date(clock.now() - day);
export const inOneDay = (): Date => new Date(clock.now() + day);
