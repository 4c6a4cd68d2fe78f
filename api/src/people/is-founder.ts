import type { Context } from '#context';

/** The founder is the account with the founder's email. */
export const isFounder = ({ settings }: Pick<Context, 'settings'>, email: string) => settings.founder?.email === email;
