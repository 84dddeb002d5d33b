import { loadTexts } from '../../wiring/core/i18n.ts'

/** Loads the part of the overview that is about launches, with its texts. */
export async function loadOverviewPart() {
  const [{ overviewPart }] = await Promise.all([import('./overview-part.ts'), loadTexts('overview')])
  return overviewPart
}
