import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { isFormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { type IntentName, intents } from '@aloft/domain/assistant/tools/intents.rules'
import type { ChatRequest, ChatStep, ChatTurn } from '../../../gateways/ai/ai.port.ts'
import { translate } from '../../../translate.ts'
import type { VerifiedContext } from '../verify-context.ts'
import { adTexts, editAd, improveAd, reviewAd } from './ad-content.rules.ts'
import {
  bestAd,
  listAllAds,
  listDrafts,
  listInReview,
  listLiveAds,
  listStopped,
  totalSpent,
} from './ad-list.rules.ts'
import { adReport, brandReport } from './ad-report.rules.ts'
import { adAudience, adBudget, adForecast, launchBlockers, whyNotRunning } from './ad-settings.rules.ts'
import {
  brandBrief,
  brandCustomers,
  brandDesign,
  brandTone,
  campaigns,
  changeField,
  scanWebsite,
  writeBrandBrief,
  writeCampaignBrief,
} from './brand.rules.ts'
import { leadForm } from './focus.rules.ts'
import {
  abilities,
  askHelp,
  createAd,
  findBudget,
  goodbye,
  guideProgress,
  guideTask,
  openBrandBrief,
  openDesignBrief,
  openPage,
  plan,
  searchHelp,
  talkToPerson,
  thanks,
} from './page.rules.ts'
import { RuleAsk } from './rule-ask.ts'

/** What is done for each request. */
const handlers: Readonly<Record<IntentName, (ask: RuleAsk) => ChatStep>> = {
  listAds: listAllAds,
  listLiveAds,
  listDrafts,
  listInReview,
  listStopped,
  bestAd,
  totalSpent,
  brandReport,
  adReport,
  adTexts,
  adBudget,
  adAudience,
  whyNotRunning,
  launchBlockers,
  adForecast,
  reviewAd,
  improveAd,
  editAd,
  openPage,
  createAd,
  findBudget,
  brandBrief,
  brandCustomers,
  brandTone,
  brandDesign,
  campaigns,
  changeField,
  openBrandBrief,
  openDesignBrief,
  scanWebsite,
  writeBrandBrief,
  writeCampaignBrief,
  guideBrand: guideTask('setupBrand'),
  guideCreative: guideTask('buildCreative'),
  guideTexts: guideTask('generateAdTexts'),
  guideLaunch: guideTask('launch'),
  guideProgress,
  searchHelp,
  talkToPerson,
  plan,
  abilities,
  thanks,
  goodbye,
}

type Rules = Pick<ChatRequest['byRules'], 'intents' | 'search' | 'lead'>

/**
 * What the assistant does without AI, in the language of the account: requests that it understands, and a search of the
 * help. In a focus mode it leads through the form instead.
 */
export function rulesFor(
  context: VerifiedContext | null,
  languageTag: string,
  { focusKey, messages }: { focusKey: FocusKey; messages: readonly ChatTurn[] },
): Rules {
  const text = (key: string, values: object = {}) => translate(languageTag, key, values)
  const lead: Rules['lead'] = isFormKey(focusKey)
    ? (message, results) =>
        leadForm(new RuleAsk(message, results, context, text), {
          form: focusKey,
          before: lastTextBefore(messages),
        })
    : null
  return {
    lead,
    intents: (Object.keys(intents) as IntentName[]).map((name) => ({
      phrases: intents[name].phrases,
      next: (message, results) => handlers[name](new RuleAsk(message, results, context, text)),
    })),
    search: (message, results) => askHelp(new RuleAsk(message, results, context, text)),
  }
}

/** The assistant's last text before the last message of the user. */
function lastTextBefore(messages: readonly ChatTurn[]): string {
  const asked = messages.findLastIndex(({ by }) => by === 'user')
  const before = messages
    .slice(0, asked)
    .findLast((message) => message.by === 'assistant' && message.text !== '')
  return before?.by === 'assistant' ? before.text : ''
}
