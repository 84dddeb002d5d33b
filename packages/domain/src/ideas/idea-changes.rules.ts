/** What only a brand's owner may change, by its name in the call that changes a brand (OPN-64). */
export const ownerOnlyIdeaFields = [
  'title',
  'subdomain',
  'teamId',
  'domain',
  'adAccountIds',
  'adAccountType',
  'conversionTrackerIds',
  'googleAdAccount',
  'facebookAdAccount',
  'integrations',
] as const

/**
 * Those of them that need proof before they're stored and so have their own calls: a change of a brand refuses them.
 */
export const provedIdeaFields = [
  'domain',
  'adAccountIds',
  'adAccountType',
  'conversionTrackerIds',
  'googleAdAccount',
  'facebookAdAccount',
  'integrations',
] as const satisfies readonly (typeof ownerOnlyIdeaFields)[number][]

export const maxIdeaTitleLength = 200
export const maxIdeaDescriptionLength = 5000
export const maxIndustryLength = 100
export const maxTags = 20
export const maxTagLength = 40

/** Tags as they are stored: trimmed, without empty or duplicate ones, ignoring case. */
export function tidyTags(tags: readonly string[]): string[] {
  const textByKey = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.trim()
    if (text && !textByKey.has(text.toLowerCase())) textByKey.set(text.toLowerCase(), text)
  }
  return [...textByKey.values()]
}
