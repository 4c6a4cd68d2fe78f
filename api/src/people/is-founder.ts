import type { Context } from '#context';

/** The founder is whoever has the founder's e-mail. */
export const isFounder = ({ settings }: Pick<Context, 'settings'>, email: string) => settings.founder?.email === email;
