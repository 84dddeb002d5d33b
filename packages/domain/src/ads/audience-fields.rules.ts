/** What people an ad is for beside places and lists, as far as the linter has something to say of it. */
export const audienceFields = ['specialAdCategories', 'minAge', 'gender', 'payer', 'beneficiary'] as const
export type AudienceField = (typeof audienceFields)[number]
