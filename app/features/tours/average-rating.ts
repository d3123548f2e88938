const RATING_WITHOUT_REVIEWS = 4.8; // spec §9

/** The average of a tour's ratings to one decimal; 4.8 when nobody has rated it (spec §2). */
export function averageRating(reviews: readonly { rating: number }[]): string {
  const ratings = reviews.map(({ rating }) => rating).filter(isRating);
  if (ratings.length === 0) return RATING_WITHOUT_REVIEWS.toFixed(1);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  // Rounded as tenths, because (4.35).toFixed(1) is "4.3".
  return (Math.round((sum * 10) / ratings.length) / 10).toFixed(1);
}

/** Reviews are jsonb: the database checks their texts, not their numbers. */
export function isRating(rating: unknown): rating is number {
  return typeof rating === "number" && rating >= 1 && rating <= 5;
}
