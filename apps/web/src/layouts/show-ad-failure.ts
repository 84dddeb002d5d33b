import { adGenFailureOutcome } from '@aloft/domain/ads/ad-failure.rules'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import type { AdGenerationFailed } from '@aloft/machines/ad-generation/task'
import type { Translate } from '@aloft/messages/text-key'
import type { NavigateFunction } from 'react-router'
import { ask } from '../modals/ask.ts'
import { openAiFailed } from '../modals/open-ai-failed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { isPathOf } from '../addresses/page-paths.ts'
import { originAddress, tryAdAgain, tryAgainAddress } from '../state/ad-creation-origin.ts'
import { currentBrandId } from '../state/brand.ts'
import { isCountdownShown } from '../state/countdown.ts'
import { showToast } from '../state/toasts.ts'
import { adGenerationActor } from '../wiring/ads/ad-generation.ts'
import { draftBrandBrief } from '../wiring/briefs/brand-brief.ts'
import { fetchReply } from '../wiring/core/queries.ts'

interface Page {
  readonly t: Translate
  readonly navigate: NavigateFunction
  readonly pathname: string
  readonly openMaxAds: (limit: AdLimit) => unknown
}

/** Shows on a page why an ad failed, with a link to the fix. */
export async function showAdFailure(
  { failure, adLimit }: AdGenerationFailed,
  { t, navigate, pathname, openMaxAds }: Page,
): Promise<void> {
  const tryAgain = () => {
    tryAdAgain()
    adGenerationActor.send({ type: 'FORGET_FAILURE' })
    void navigate(tryAgainAddress())
  }
  const generateBrief = async () => {
    const end = await draftBrandBrief(currentBrandId())
    if (end === 'saved') showToast({ text: t('brandBriefSaved'), tone: 'success' })
    else if (end === 'generic') showToast({ text: t('brandBriefFailed'), tone: 'error' })
    else await openAiFailed(end, () => void generateBrief())
  }
  const showTokens = async () => {
    const balance = await fetchReply('get-token-balance', {})
    if (!balance) return
    await ask('ai-token-balance', { balance, needed: tokenPrices.ad })
  }
  const showNoData = async (reason: 'BAD_URL' | 'EXTRACT_FAIL') => {
    const way = await ask('no-ad-generation-data', { reason })
    if (way === 'update') void navigate(pageAddress('onboarding/details'))
  }
  // The open wizard already shows the preferences.
  const isWizardOpen = isPathOf(pathname, ['create/new-ad', 'create/overrides']) && !isCountdownShown()
  const { toast, toastMs, modal, aiFailure, goBack, hasTryAgain, button } = adGenFailureOutcome(failure)
  if (goBack) void navigate(originAddress())
  if (toast) {
    const action = button
      ? { label: t('ads.generateBrandBrief'), onPress: () => void generateBrief() }
      : hasTryAgain && !isWizardOpen
        ? { label: t('tryAgain'), onPress: tryAgain }
        : undefined
    showToast({
      text: t(toast),
      tone: 'error',
      ...(toastMs !== null && { duration: toastMs }),
      ...(action && { action }),
    })
  }
  if (aiFailure) await openAiFailed(aiFailure, isWizardOpen ? undefined : tryAgain)
  if (modal === 'aiTokenBalance') await showTokens()
  if (modal === 'noAdGenerationData') await showNoData(failure === 'BAD_URL' ? 'BAD_URL' : 'EXTRACT_FAIL')
  if (modal === 'maxAdsExceeded' && adLimit) await openMaxAds(adLimit)
}
