/** The five ratings in words, from the worst to the best. */
export const ratingLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export const formatRating = (rating: number): string => ratingLabels[rating - 1]?.toLowerCase() ?? '';
