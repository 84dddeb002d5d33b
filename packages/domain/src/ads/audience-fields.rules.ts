/** Characteristics of an ad's audience, besides places and lists, that the linter checks. */
export const audienceFields = ['specialAdCategories', 'minAge', 'gender', 'payer', 'beneficiary'] as const
export type AudienceField = (typeof audienceFields)[number]
