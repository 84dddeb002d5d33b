import { type FormulaSlot, formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import { angles } from '@aloft/domain/facts/angles.rules'
import { citableFacts } from '@aloft/copywriter/facts/cited-facts'
import { z } from 'zod'
import type { AdTextsInput } from '../ai.port.ts'
import { asData, house, languageNames, type Prompt } from './prompt.ts'

const kindsInWords: Readonly<Record<AdTextsInput['kind'], string>> = {
  headlines: 'headlines',
  descriptions: 'descriptions that stand under the headline',
  primaryTexts: 'main texts of the ad, two to four sentences each, the first of which already says something',
  punchlines: 'short lines to stand on the picture of the ad',
  keywords: 'search terms that people type who look for this, lower case',
  interests: 'interests of the people this is for, as ad platforms name them',
  locations: 'places to show the ad in, each as "City, Region, Country", only such as the data name',
}

/** Texts of one kind for one ad. */
export const adTextsPrompt: Prompt<'ad-texts'> = {
  task: 'ad-texts',
  version: 5,
  system: house,

  user(input) {
    const {
      kind,
      count,
      platform,
      maxLength,
      adviceLength,
      brief,
      brandName,
      competitors,
      neighbors,
      refused,
    } = input
    const facts = citableFacts(input).map(({ id, angle, text }) => ({ id, angle, text }))
    const slots = slotsOf(input)
    return [
      `Write ${count} ${kindsInWords[kind]} for an ad on ${platform}, in ${languageNames[brief.language ?? 'en']}.`,
      `No text may be longer than ${maxLength} characters; up to ${adviceLength} is best.`,
      slots.length > 0
        ? `Follow the formula ${brief.formula}: its parts are ${slots.join(', ')}. Name for each text the parts it fills.`
        : 'Leave the list of parts empty.',
      brief.toneOfVoice ? `The tone is ${brief.toneOfVoice}.` : '',
      'Every text says at least one of the facts under "facts" and nothing that is not there: a price, a number, a place or a promise of your own is wrong. Name for each text the ids of the facts it says and the angle it leads with.',
      'No text may still make sense under the name of another business. What is sold stands in the first headline and in the first 60 characters of a main text. Lead with the strongest fact, never with the name of the brand. Never speak of the ad, of reading or of scrolling. Write fewer texts rather than one without a fact.',
      'No two texts may share more than half their words. Names and facts in another language stay as they are.',
      brief.specialPurpose
        ? 'The brief’s specialPurpose is why the ad runs now: say it where it fits, in the owner’s own words, and add nothing to it.'
        : '',
      competitors.length > 0
        ? 'The readers compare: lead with what sets the brand apart, its differentiators. Never name a competitor.'
        : '',
      neighbors.length > 0
        ? 'The texts under "neighbours" stand in the ad already: do not repeat what they say.'
        : '',
      ...brokenRules(refused),
      asData({
        brandName,
        brief,
        facts,
        competitors,
        neighbours: neighbors,
        refused: refused.map(({ text }) => text),
      }),
    ]
      .filter((line) => line !== '')
      .join('\n')
  },

  answer(input) {
    const slots = slotsOf(input)
    const slot = slots.length > 0 ? z.enum(slots as [FormulaSlot, ...FormulaSlot[]]) : z.never()
    const text = z.object({
      text: z.string().trim().min(1),
      slots: z.array(slot),
      angle: z.enum(angles),
      facts: z.array(z.string()),
    })
    return z.object({ texts: z.array(text) }).transform(({ texts }) => texts.slice(0, input.count))
  },
}

const rulesInWords: Readonly<Record<AdTextsInput['refused'][number]['reason'], string>> = {
  tooLong: 'is too long: say the same in fewer characters, as a whole sentence',
  noKnownFact: 'names no id that stands under "facts": say a fact and name its id',
  factNotUsed: 'says nothing of the facts it names: say them',
  inventedNumber: 'has a number, price or percentage that stands in no fact: leave it out',
  inventedProof: 'claims a proof that stands in no fact: leave it out',
  onlyBrand: 'says nothing beside the name of the brand: say a fact',
  aboutTheAd: 'speaks of the ad or of reading it: speak of what is sold',
  soldMissing: 'leads and does not name what is sold where it is read first: begin with what is sold',
  unknownInterest: 'is no interest of the platform',
  unknownPlace: 'is a place that the data do not name',
  nameAlone: 'is a name alone, which few search for',
}

/** Problems of the first round's texts, referred to by number because the texts are untrusted. */
function brokenRules(refused: AdTextsInput['refused']): readonly string[] {
  if (refused.length === 0) return []
  return [
    'The texts under "refused" broke a rule. Write each of them again without that, in the same order:',
    ...refused.map(({ reason }, index) => `- text ${index + 1} ${rulesInWords[reason]}.`),
  ]
}

/** Search terms, interests and places follow no formula. */
function slotsOf({ kind, brief }: AdTextsInput): readonly FormulaSlot[] {
  const isWriting = !['keywords', 'interests', 'locations'].includes(kind)
  return isWriting && brief.formula ? formulaSlots[brief.formula] : []
}
