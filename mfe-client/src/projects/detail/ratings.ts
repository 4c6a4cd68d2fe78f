/** Labels of the five ratings, worst to best. */
export const ratingLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export const formatRating = (rating: number): string => ratingLabels[rating - 1]?.toLowerCase() ?? '';
