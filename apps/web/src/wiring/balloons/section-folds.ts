import type { SectionFolds } from '@aloft/views/ads/editor/section-folds'

const foldsByAd = new Map<string, SectionFolds>()

/** The sections of an ad's editor that were opened or closed by hand, as long as the page isn't loaded again. */
export function sectionFolds(balloonId: string): SectionFolds {
  const known = foldsByAd.get(balloonId)
  if (known) return known
  const states = new Map<string, boolean>()
  const folds: SectionFolds = {
    get: (section) => states.get(section),
    set: (section, isOpen) => void states.set(section, isOpen),
  }
  foldsByAd.set(balloonId, folds)
  return folds
}
