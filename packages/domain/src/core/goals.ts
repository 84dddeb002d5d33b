/** What a campaign is for, and what a new user says they want first (BRF-08, ONB-01). */
export const goals = ['leads', 'awareness', 'sales'] as const
export type Goal = (typeof goals)[number]
