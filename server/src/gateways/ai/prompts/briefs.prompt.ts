import { brandBriefSchema, campaignBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { asData, house, languageNames, type Prompt } from './prompt.ts'

/** The brand brief from a website, from the owner's words, or from both. */
export const brandBriefPrompt: Prompt<'brand-brief'> = {
  task: 'brand-brief',
  version: 1,
  system: house,
  user: ({ url, brandDescription, website }) =>
    [
      'Write the brand brief of the business that the data describe: its name, a summary of one or two sentences, what sets it apart, whom it is for, its language, its place and its tone.',
      'Leave empty (or null) what the data do not support. websiteUrl is the address as given.',
      asData({ url, brandDescription, website }),
    ].join('\n'),
  answer: () => brandBriefSchema,
}

/** The brief of one campaign, from the brand's brief and its owner's preferences. */
export const campaignBriefPrompt: Prompt<'campaign-brief'> = {
  task: 'campaign-brief',
  version: 1,
  system: house,
  user: ({ brandBrief, preferences, website }) =>
    [
      `Write the brief of an ad campaign in ${languageNames[preferences.language ?? brandBrief.language ?? 'en']}.`,
      'What the owner has written under "preferences" holds; fill in only what is empty or null there, from the brand brief and the website.',
      'Choose the formula and the tone that fit the goal and the offer best, where they are null.',
      asData({ brandBrief, preferences, website }),
    ].join('\n'),
  answer: () => campaignBriefSchema,
}
