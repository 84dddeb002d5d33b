/** A campaign's purpose, and a new user's stated first goal (BRF-08, ONB-01). */
export const goals = ['leads', 'awareness', 'sales'] as const
export type Goal = (typeof goals)[number]
