import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { briefLimits, textWithin } from '@aloft/domain/briefs/brief-limits.rules'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { comparableName } from '@aloft/domain/core/names'
import type { CampaignBriefInput } from '../tasks.ts'
import { adLanguageOf } from '../facts/brief-language.ts'
import { formulaFor, goalFor } from './plan.ts'
import { wordsOf } from '../words/words-of.ts'

const most = { differentiators: 6, audiences: 6 } as const

/**
 * A campaign brief: what the owner wishes, where nothing is said what the brand and its website tell. Choices left
 * open are made by rules; a fact that nobody told stays empty.
 */
export function writeCampaignBrief({ brandBrief, wishes, website }: CampaignBriefInput): CampaignBrief {
  const page = website && briefFromWebsite(website, wishes.url)
  const offeringName = wishes.offeringName || brandBrief.name
  const isBrand = comparableName(offeringName) === comparableName(brandBrief.name)
  const offeringType = wishes.offeringType ?? (isBrand ? 'brand' : 'product')
  const goal = goalFor({ goal: wishes.goal, offeringType })
  const brief: CampaignBrief = {
    name: '',
    url: wishes.url || brandBrief.websiteUrl,
    goal,
    specialPurpose: wishes.specialPurpose || null,
    language: wishes.language ?? brandBrief.language,
    location: wishes.location || brandBrief.location,
    offeringType,
    offeringName,
    offeringSummary: wishes.offeringSummary || page?.summary || brandBrief.summary,
    differentiators: different(brandBrief.differentiators, page?.differentiators, most.differentiators),
    audiences: different(brandBrief.audiences, page?.audiences, most.audiences),
    formula: formulaFor({ formula: wishes.formula, offeringType, goal }),
    toneOfVoice: wishes.toneOfVoice ?? brandBrief.toneOfVoice ?? page?.toneOfVoice ?? null,
  }
  const language = adLanguageOf(brief)
  return {
    ...brief,
    language,
    name: wishes.name || nameOf(offeringName, wordsOf[language].grammar.goalNames[goal]),
  }
}

function nameOf(offeringName: string, goalName: string): string {
  const name = [offeringName, goalName].filter((part) => part !== '').join(', ')
  return textWithin(name, briefLimits.campaignName) || offeringName
}

// The owner has corrected the brand's words; the page may add to them.
function different(own: readonly string[], more: readonly string[] | undefined, count: number): string[] {
  const seen = new Set<string>()
  return [...own, ...(more ?? [])]
    .filter((text) => {
      const key = comparableName(text)
      const isNew = key !== '' && !seen.has(key)
      seen.add(key)
      return isNew
    })
    .slice(0, count)
}
