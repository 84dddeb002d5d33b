import type { ActionName } from '@aloft/contract/actions'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { canHaveNewVersion } from '@aloft/domain/balloons/new-version.rules'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'

/** What the search offers for an ad, in this order. */
export const paletteActs = [
  'launch',
  'report',
  'newVersion',
  'duplicate',
  'rename',
  'stop',
  'archive',
] as const
export type PaletteAct = (typeof paletteActs)[number]

interface ListedAd extends Pick<Balloon, 'status' | 'archiveDate' | 'progress'> {
  readonly ads: readonly unknown[]
}

/** What the caller may do with an ad now. The pages of an ad offer the same. */
export function actsOn(ad: ListedAd, may: (name: ActionName) => boolean): readonly PaletteAct[] {
  if (ad.archiveDate !== null || ad.progress < 100) return []
  const { actions, isEditable, isPaying } = adStatusView(ad.status)
  const offered: Readonly<Record<PaletteAct, boolean>> = {
    launch: isEditable && may('launch-ad'),
    stop: actions.includes('STOP') && !isPaying && may('stop-ad'),
    report: ad.ads.length > 0,
    newVersion: canHaveNewVersion(ad) && may('duplicate-balloon'),
    duplicate: may('duplicate-balloon'),
    rename: isEditable && may('update-balloon'),
    archive: may('archive-balloon'),
  }
  return paletteActs.filter((act) => offered[act])
}
