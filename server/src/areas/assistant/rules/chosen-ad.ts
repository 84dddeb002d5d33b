import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { type RuleAsk, use } from './rule-ask.ts'

const mostChoices = 8
const quote = /[“"][^”"]+[”"]/u

/**
 * The ad that a request is about: the open one, the one that it names, the only one, or the one that the user picks.
 * Otherwise the step that finds out, or the answer that there is none.
 */
export function chosenAd(ask: RuleAsk): { readonly adId: string } | ChatStep {
  const { context, message } = ask
  if (context?.balloonId && !quote.test(message)) return { adId: context.balloonId }
  const picked = ask.result('show_options')
  if (picked) return { adId: picked.optionId }
  const list = ask.result('list_ads')
  if (!list) return ask.failure() ?? use({ name: 'list_ads' })
  const { ads } = list.data
  const [first] = ads
  if (!first) return { text: ask.t('noAds') }
  const lowered = message.toLowerCase()
  const named = ads
    .filter(({ name }) => name.trim().length > 2 && lowered.includes(name.trim().toLowerCase()))
    .toSorted((left, right) => right.name.length - left.name.length)[0]
  if (named) return { adId: named.adId }
  if (ads.length === 1) return { adId: first.adId }
  const options = ads
    .slice(0, mostChoices)
    .map(({ adId, name }) => ({ id: adId, label: name.slice(0, 120) || adId }))
  return ask.failure() ?? use({ name: 'show_options', arguments: { question: ask.t('whichAd'), options } })
}

/** Whether a value is a step rather than the ad. */
export function isStep(chosen: { readonly adId: string } | ChatStep): chosen is ChatStep {
  return !('adId' in chosen)
}
