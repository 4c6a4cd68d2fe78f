const day = 24 * 60 * 60 * 1000;

export const oneDayAgo = (): Date => new Date(Date.now() - day);
export const inOneDay = (): Date => new Date(Date.now() + day);
