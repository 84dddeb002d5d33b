import { autopilotEvents } from '@aloft/domain/ads/autopilot.entity'
import { autopilotLevers } from '@aloft/domain/ads/autopilot.rules'
import { adGenFailures, adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import { adTypes } from '@aloft/domain/ads/ad-settings.rules'
import { deliveryLimits } from '@aloft/domain/ads/delivery-limit.rules'
import { resultKinds } from '@aloft/domain/ads/results.rules'
import { questionnaireRoles, questionnaireSources } from '@aloft/domain/account/questionnaire.rules'
import { jsonValueSchema } from '@aloft/domain/account/json-value.entity'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { buttonLabels, fundingRecurrences } from '@aloft/domain/balloons/campaign-settings.rules'
import { statusEvents } from '@aloft/domain/balloons/status-changes.rules'
import { formulas, offeringTypes } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { goals } from '@aloft/domain/core/goals'
import { ledgerAccounts } from '@aloft/domain/core/ledger'
import { currencies } from '@aloft/domain/core/money'
import { tones } from '@aloft/domain/core/tones'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { renderFailures } from '@aloft/domain/creatives/render.rules'
import { angles } from '@aloft/domain/facts/angles.rules'
import { adAccountTypes, adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { evidenceSources } from '@aloft/domain/scans/scan-fields.rules'
import { brandRoles } from '@aloft/domain/teams/roles.rules'
import { z } from 'zod'
import { plainShape } from './shape.ts'

const choice = (values: readonly string[], description: string) => plainShape(z.enum(values), description)

/** Lists of values that fields choose from. */
export const choiceShapes = {
  AdAccountType: choice(
    adAccountTypes,
    'Whose ad account is used: `provider` is ours, `byoaa` the user’s own.',
  ),
  AdGenerationFailure: choice(
    adGenFailures,
    'Why no ad was generated. `MAX_ADS` and `MAX_DRAFTS` are limits that are reached, and `INSUFFICIENT_CREDITS` means too few AI tokens.',
  ),
  AdGenerationStep: choice(adGenSteps, 'A step of the generation of an ad, in this order.'),
  AdLanguage: choice(adLanguageCodes, 'Language of an ad, as an ISO 639-1 code.'),
  AdPlatform: choice(adPlatforms, 'A platform that ads are made for.'),
  AdStatus: choice(
    balloonStatuses,
    'Status of an ad. `IN_PROGRESS` is a draft, `pending` waits for its payment and `pending_approval` for its review. `learning`, `running` and `endingSoon` are live. `deprecated` is a status of imported data that we don’t know.',
  ),
  AdStatusEvent: choice(statusEvents, 'What changed the status of an ad.'),
  AdType: choice(adTypes, 'What an ad is measured by: visits of its page, or a goal reached behind it.'),
  Angle: choice(angles, 'What a text appeals to.'),
  AutopilotEvent: choice(
    autopilotEvents,
    'A rule that was applied; `looked` for an evaluation that changed nothing, and `lifted` for a change that the user undid.',
  ),
  AutopilotLever: choice(autopilotLevers, 'A setting of a launch that the autopilot may change.'),
  BrandRole: choice(brandRoles, 'What a person may do with a brand, from reading only to everything.'),
  ButtonLabel: choice(buttonLabels, 'The button below an ad, by the platform’s own name.'),
  CreativeFormat: choice(creativeFormatNames, 'A format of a creative, as width to height.'),
  Currency: choice(currencies, 'ISO 4217 code of a currency.'),
  DeliveryLimit: choice(deliveryLimits, 'What keeps a live ad from more results.'),
  EvidenceSource: choice(evidenceSources, 'Where on a page a value was found.'),
  FailureMarker: choice(failureMarkerList, 'The engine gave no usable text. Ask again.'),
  Formula: choice(formulas, 'A copywriting formula, by its usual abbreviation.'),
  FundingRecurrence: choice(fundingRecurrences, 'Whether an ad is paid once or every month.'),
  Goal: choice(goals, 'What a campaign is for.'),
  JsonValue: plainShape(jsonValueSchema, 'Any JSON value.'),
  LedgerAccount: choice(ledgerAccounts, 'An account of the ledger: money, or AI tokens.'),
  OfferingType: choice(offeringTypes, 'Whether a campaign advertises the brand or one product.'),
  QuestionnaireRole: choice(questionnaireRoles, 'What the user works as.'),
  QuestionnaireSource: choice(questionnaireSources, 'How the user found us.'),
  RenderFailure: choice(renderFailures, 'Why a picture wasn’t rendered.'),
  ResultKind: choice(resultKinds, 'What the results of an ad are counted in.'),
  SocialPlatform: choice(socialPlatforms, 'A platform that people log in through.'),
  Tone: choice(tones, 'Tone of voice of a text.'),
  Writer: choice(writers, 'Who wrote the text: our rules, or an AI engine.'),
}
