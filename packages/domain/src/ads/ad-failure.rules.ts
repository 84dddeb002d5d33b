import type { AiFailure } from '../core/ai-results.ts'
import type { AdGenFailure } from './ad-generation.rules.ts'

/** How long the toast of a failure with a retry stays, in milliseconds (GEN-15). */
const adFailureToastMs = 80_000

export type AdFailureModal = 'aiTokenBalance' | 'noAdGenerationData' | 'maxAdsExceeded' | 'aiGenerationFailed'

/** What happens after an ad's failure. */
export interface AdGenFailureOutcome {
  /** Key of the toast's text; null if the modal is enough. */
  readonly toast: `backgroundProgress.fail.${AdGenFailure}` | null
  /** How long the toast stays, in milliseconds; null bases it on the length of its text. */
  readonly toastMs: number | null
  /** The modal that opens. */
  readonly modal: AdFailureModal | null
  /** Why the AI failed; shown in the modal. */
  readonly aiFailure: AiFailure | null
  /** Whether the user returns to the previous page. */
  readonly goBack: boolean
  /** Whether the toast, or the modal that replaces it, offers a retry on the page where it was started (GEN-15). */
  readonly hasTryAgain: boolean
  /** The toast's other button. */
  readonly button: 'generateBrandBrief' | null
}

const plain = {
  toastMs: null,
  modal: null,
  aiFailure: null,
  goBack: false,
  hasTryAgain: false,
  button: null,
} as const
const another = { ...plain, toastMs: adFailureToastMs, hasTryAgain: true } as const
const aiFailed = { ...plain, modal: 'aiGenerationFailed', hasTryAgain: true } as const
const noData = { ...plain, modal: 'noAdGenerationData' } as const

const outcomes: Readonly<Record<AdGenFailure, Omit<AdGenFailureOutcome, 'toast'>>> = {
  INSUFFICIENT_CREDITS: { ...plain, modal: 'aiTokenBalance', goBack: true },
  NO_BRAND_BRIEF: { ...plain, button: 'generateBrandBrief' },
  ALREADY_RUNNING: plain,
  MAX_ADS: { ...plain, modal: 'maxAdsExceeded' },
  MAX_DRAFTS: plain,
  EXTRACT_FAIL: noData,
  BAD_URL: noData,
  FAIL: another,
  BAD_PLATFORM: another,
  NOT_BUSINESS: { ...aiFailed, aiFailure: 'notBusiness' },
  UNSAFE: { ...aiFailed, aiFailure: 'unsafe' },
  LIMIT_EXCEEDED: { ...aiFailed, aiFailure: 'limitExceeded' },
}

function hasModal(failure: AdGenFailure): boolean {
  return failure === 'MAX_ADS' || outcomes[failure].aiFailure !== null
}

/** What happens after an ad's failure: toast, modal, return, retry (GEN-08 to GEN-15, GEN-17, BRF-13). */
export function adGenFailureOutcome(failure: AdGenFailure): AdGenFailureOutcome {
  return {
    toast: hasModal(failure) ? null : `backgroundProgress.fail.${failure}`,
    ...outcomes[failure],
  }
}
