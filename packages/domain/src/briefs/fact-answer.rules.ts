import type { FactNeed } from '../facts/copy-basis.entity.ts'
import { soldQuestion, type WebsiteAnswers } from '../scans/website-answers.rules.ts'
import type { BrandBrief } from './brief.entity.ts'
import { briefLimits } from './brief-limits.rules.ts'

export type FactAnswerFailure = 'requiredValue' | 'answerTooLong' | 'noPrice' | 'noName'

/** The maximum length of each question's answer, in characters. */
const answerLimits: Readonly<Record<FactNeed, number>> = {
  sold: 100,
  price: briefLimits.entry,
  proof: briefLimits.entry,
  place: briefLimits.location,
}

const money =
  /\p{Sc}|(?<!\p{L})(?:EUR|euros?|CHF|Fr\.|GBP|USD|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|zł|Kč|kr|pounds|dollars)(?!\p{L})/iu
const notNames =
  /(?<!\p{L})(?:EUR|euros?|CHF|Fr|GBP|USD|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|zł|Kč|kr|pounds|dollars|from|ab|von|dès|de|à partir|per|pro|par)(?!\p{L})/giu

/** Why an answer about a missing fact is not usable, or null. A price must name what it is for. */
export function checkFactAnswer(need: FactNeed, answer: string): FactAnswerFailure | null {
  const text = answer.trim()
  if (text === '') return 'requiredValue'
  if (text.length > answerLimits[need]) return 'answerTooLong'
  if (need !== 'price') return null
  if (!/\d/.test(text) || !money.test(text)) return 'noPrice'
  return /\p{L}{2}/u.test(text.replaceAll(notNames, ' ')) ? null : 'noName'
}

/** The brand's brief including the answer, and the answers to its website's questions if they changed. */
export interface SavedAnswer {
  readonly brief: BrandBrief
  readonly websiteAnswers?: WebsiteAnswers
}

/** Adds an answer to the part of the brief that texts are written from; null if the brief is full. */
export function keepFactAnswer(brief: BrandBrief, need: FactNeed, answer: string): SavedAnswer | null {
  const text = answer.trim()
  switch (need) {
    case 'sold':
      return { brief, websiteAnswers: { [soldQuestion]: text } }
    case 'place':
      return { brief: { ...brief, location: text } }
    case 'price':
    case 'proof':
      if (brief.differentiators.includes(text)) return { brief }
      if (brief.differentiators.length >= briefLimits.entries) return null
      return { brief: { ...brief, differentiators: [...brief.differentiators, text] } }
  }
}
