/** The five ratings in words, from the worst to the best. */
export const ratings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export const toWords = (rating: number): string => ratings[rating - 1]?.toLowerCase() ?? '';
