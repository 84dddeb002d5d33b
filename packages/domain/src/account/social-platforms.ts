/** Platforms a person may sign in through: `/api/{socialPlatform}-login` (SES-18, OPN-23). */
export const socialPlatforms = ['facebook', 'google'] as const
export type SocialPlatform = (typeof socialPlatforms)[number]
