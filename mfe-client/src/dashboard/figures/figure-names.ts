/** The names of the four figures on their cards. */
export type FigureName = 'Active Projects' | 'Total Invested' | 'Monthly Support' | 'Money Saved';
