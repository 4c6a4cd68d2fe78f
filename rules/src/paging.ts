/** The longest page of any list, through either door (contract §2). */
export const longestPage = 500;
export const defaultPage = 50;
