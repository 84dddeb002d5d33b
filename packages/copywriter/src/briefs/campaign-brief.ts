import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { briefLimits, textWithin } from '@aloft/domain/briefs/brief-limits.rules'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { comparableName } from '@aloft/domain/core/names'
import type { CampaignBriefInput } from '../tasks.ts'
import { adLanguageOf } from '../facts/brief-language.ts'
import { brandTrade } from '../facts/brand-trade.ts'
import { formulaFor, goalFor } from './plan.ts'
import { wordsOf } from '../words/words-of.ts'

const most = { differentiators: 10, audiences: 6 } as const

/**
 * Writes a campaign brief (BRF-03) from the owner's preferences, and the rest from the brand and its website. Rules make the
 * choices that the owner left open; an unknown fact stays empty.
 */
export function writeCampaignBrief({
  brandBrief,
  preferences,
  website,
  sold,
}: CampaignBriefInput): CampaignBrief {
  const page = website && briefFromWebsite(website, preferences.url)
  const offeringName = preferences.offeringName || brandBrief.name
  const isBrand = comparableName(offeringName) === comparableName(brandBrief.name)
  const offeringType = preferences.offeringType ?? (isBrand ? 'brand' : 'product')
  const words = {
    offeringName,
    offeringSummary: preferences.offeringSummary || page?.summary || brandBrief.summary,
    differentiators: different(brandBrief.differentiators, page?.differentiators, most.differentiators),
    audiences: different(brandBrief.audiences, page?.audiences, most.audiences),
  }
  const trade = brandTrade({ brandName: brandBrief.name, brief: words, website, sold })
  const goal = goalFor({ goal: preferences.goal, offeringType }, trade)
  const brief: CampaignBrief = {
    name: '',
    url: preferences.url || brandBrief.websiteUrl,
    goal,
    specialPurpose: preferences.specialPurpose || null,
    language: preferences.language ?? brandBrief.language,
    location: preferences.location || brandBrief.location,
    offeringType,
    ...words,
    formula: formulaFor({ formula: preferences.formula, offeringType, goal }),
    toneOfVoice: preferences.toneOfVoice ?? brandBrief.toneOfVoice ?? page?.toneOfVoice ?? null,
  }
  const language = adLanguageOf(brief)
  return {
    ...brief,
    language,
    name: preferences.name || nameOf(offeringName, wordsOf[language].grammar.goalNames[goal]),
  }
}

function nameOf(offeringName: string, goalName: string): string {
  const name = [offeringName, goalName].filter((part) => part !== '').join(', ')
  return textWithin(name, briefLimits.campaignName) || offeringName
}

// The owner has corrected the brand's words, and the page may add to them.
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
