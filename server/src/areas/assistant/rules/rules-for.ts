import { type IntentName, intents } from '@aloft/domain/assistant/tools/intents.rules'
import type { ChatRequest, ChatStep } from '../../../gateways/ai/ai.port.ts'
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
  plan,
  abilities,
  thanks,
  goodbye,
}

/** What the assistant does without AI, in the language of the account: requests that it understands, and a search of the help. */
export function rulesFor(
  context: VerifiedContext | null,
  languageTag: string,
): Pick<ChatRequest['byRules'], 'intents' | 'search'> {
  const text = (key: string, values: object = {}) => translate(languageTag, key, values)
  return {
    intents: (Object.keys(intents) as IntentName[]).map((name) => ({
      phrases: intents[name].phrases,
      next: (message, results) => handlers[name](new RuleAsk(message, results, context, text)),
    })),
    search: (message, results) => askHelp(new RuleAsk(message, results, context, text)),
  }
}
