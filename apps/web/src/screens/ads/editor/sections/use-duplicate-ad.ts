import { canHaveNewVersion } from '@aloft/domain/balloons/new-version.rules'
import { ask } from '../../../../modals/ask.ts'
import { useOpenCopy } from '../../../../ads/use-open-copy.ts'
import { textOf } from '../../../../state/ad-content.ts'
import { useMay } from '../../../../state/rights.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { duplicateAd } from '../../../../wiring/balloons/brand.ts'
import { useAdStore, useAdSubject, useEditedAd } from '../edited-ad.tsx'

/** Copies the open ad and leads to the copy; undefined for somebody without the right to. */
export function useDuplicateAd(): (() => void) | undefined {
  const { ideaId, balloonId } = useAdSubject()
  const store = useAdStore()
  const openCopy = useOpenCopy(ideaId)
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
  const { ideaId, balloonId } = useAdSubject()
  const canHaveOne = useEditedAd(({ balloon, lock }) => lock === 'status' && canHaveNewVersion(balloon))
  const openCopy = useOpenCopy(ideaId)
  const may = useMay()
  const { start } = useCommand(
    () => duplicateAd(ideaId, balloonId, { isNewVersion: true }),
    (copied) => void openCopy(copied),
  )
  return canHaveOne && may('duplicate-balloon') ? () => void start(null) : undefined
}
