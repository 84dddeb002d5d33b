import { canHaveNewVersion } from '@aloft/domain/balloons/new-version.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { ask } from '../../../../modals/ask.ts'
import { useOpenMaxAds } from '../../../../navigation/use-open-max-ads.ts'
import { editorAddress } from '../../../../addresses/page-address.ts'
import { textOf } from '../../../../state/ad-content.ts'
import { useMay } from '../../../../state/rights.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { showToast } from '../../../../state/toasts.ts'
import { type Duplicated, duplicateAd } from '../../../../wiring/balloons/brand.ts'
import { useAdStore, useAdSubject, useEditedAd } from '../edited-ad.tsx'

/** Copies the open ad and leads to the copy; undefined for somebody without the right to. */
export function useDuplicateAd(): (() => void) | undefined {
  const { ideaId, balloonId } = useAdSubject()
  const store = useAdStore()
  const openCopy = useOpenCopy()
  const may = useMay()
  const duplicate = async () => {
    const name = textOf(store.get().values['name'])
    const copied = await ask('duplicate-campaign', { name, duplicate: () => duplicateAd(ideaId, balloonId) })
    if (copied) await openCopy(copied)
  }
  return may('duplicate-balloon') ? () => void duplicate() : undefined
}

/** Copies a live ad into a draft that may replace it, and leads there; undefined if it can't have one. */
export function useNewVersion(): (() => void) | undefined {
  const { t } = useTranslation()
  const { ideaId, balloonId } = useAdSubject()
  const canHaveOne = useEditedAd(({ balloon, lock }) => lock === 'status' && canHaveNewVersion(balloon))
  const openCopy = useOpenCopy()
  const may = useMay()
  const { start } = useCommand(
    () => duplicateAd(ideaId, balloonId, { isNewVersion: true }),
    (copied) => {
      if (copied) void openCopy(copied)
      else showToast({ tone: 'error', text: t('adSettings.duplicate.failed') })
    },
  )
  return canHaveOne && may('duplicate-balloon') ? () => void start(null) : undefined
}

/** Leads to a copy of the open ad, or says why there is none. */
export function useOpenCopy(): (copied: Duplicated) => Promise<void> {
  const { t } = useTranslation()
  const { ideaId } = useAdSubject()
  const navigate = useNavigate()
  const openMaxAds = useOpenMaxAds()
  return async (copied) => {
    if ('adLimit' in copied) await openMaxAds(copied.adLimit)
    else if ('draftLimit' in copied)
      showToast({ tone: 'error', text: t('backgroundProgress.fail.MAX_DRAFTS') })
    else void navigate(editorAddress(ideaId, copied.newBalloonId))
  }
}
