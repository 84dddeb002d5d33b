/** Platforms that ads are created for (PRD-07). */
export const adPlatforms = ['google', 'facebook', 'instagram'] as const
export type AdPlatform = (typeof adPlatforms)[number]

/** The platforms' own names, in every language. */
export const platformNames: Readonly<Record<AdPlatform, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
}

/** The platforms in a wizard, and whether they can be chosen: LinkedIn is "coming soon" (PRD-08). */
export const platformChoices = [
  { platform: 'google', isSelectable: true },
  { platform: 'facebook', isSelectable: true },
  { platform: 'instagram', isSelectable: true },
  { platform: 'linkedin', isSelectable: false },
] as const

/** Whether ads can be created for a platform; all others are refused (PRD-07, PRD-08). */
export function isAdPlatform(value: unknown): value is AdPlatform {
  return adPlatforms.some((platform) => platform === value)
}

/** The owner of the ad account for a platform's ads: us, or the user (ENT-05). */
export const adAccountTypes = ['provider', 'byoaa'] as const
export type AdAccountType = (typeof adAccountTypes)[number]
