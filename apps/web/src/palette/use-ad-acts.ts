import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { launchAddress, reportAddress } from '../addresses/page-address.ts'
import { useOpenCopy } from '../ads/use-open-copy.ts'
import { ask } from '../modals/ask.ts'
import { useArchiveAd } from '../screens/shell/use-archive-ad.ts'
import { useRenameAd } from '../screens/shell/use-rename-ad.ts'
import { adContent } from '../state/ad-content.ts'
import { useUser } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
import { duplicateAd } from '../wiring/balloons/brand.ts'
import { reloadAd } from '../wiring/balloons/load-ad.ts'
import { loadTexts } from '../wiring/core/i18n.ts'
import type { PaletteAct } from './palette-acts.ts'

/** Does what the search offers for an ad of a brand: by the page or the dialog that its own pages use for it. */
export function useAdActs(ideaId: string): Readonly<Record<PaletteAct, (ad: Balloon) => void>> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openCopy = useOpenCopy(ideaId)
  const rename = useRenameAd(ideaId)
  const archive = useArchiveAd(ideaId)
  const currency = useUser()?.subscriptionCurrency ?? 'EUR'
  const stop = async (ad: Balloon) => {
    // What the dialog and its answer say belongs to the pages of ads.
    const [{ stopAd }] = await Promise.all([import('../screens/ads/editor/stop-ad.ts'), loadTexts('rest')])
    const subject = { ideaId, balloonId: ad.id, componentId: componentOf(ad) }
    const hasStarted = !adStatusView(ad.status).isInReview
    if (!(await stopAd(t, subject, { name: ad.name, hasStarted, currency }))) return
    void reloadAd(ideaId, ad.id)
    showToast({ tone: 'error', text: t('adSettings.stopFailed') })
  }
  const createVersion = async (ad: Balloon) => {
    const [copied] = await Promise.all([
      duplicateAd(ideaId, ad.id, { isNewVersion: true }),
      loadTexts('rest'),
    ])
    await openCopy(copied)
  }
  const duplicate = async ({ id, name }: Balloon) => {
    const copied = await ask('duplicate-campaign', { name, duplicate: () => duplicateAd(ideaId, id) })
    if (copied) await openCopy(copied)
  }
  return {
    launch: (ad) => void navigate(launchAddress(ideaId, ad.id, componentOf(ad))),
    stop: (ad) => void stop(ad),
    report: ({ id }) => void navigate(reportAddress(ideaId, id)),
    newVersion: (ad) => void createVersion(ad),
    duplicate: (ad) => void duplicate(ad),
    rename: ({ id }) => void rename(id),
    archive: (ad) => void archive(ad),
  }
}

function componentOf(ad: Balloon): string {
  return adContent(ad, readValues(ad.data))?.campaignId ?? ''
}
