import { nextIdleMoment } from '../../../wiring/core/idle-moment.ts'

/** However busy the browser is: the preview is in sight on wide screens. */
const longestWaitMs = 300

const loadSections = async () => (await import('./sections/later-sections.tsx')).LaterSections
const loadPreview = async () => (await import('./sections/preview-pane.tsx')).PreviewPane
const loadShare = async () => (await import('./sections/share-section.tsx')).ShareSection
const loadRemarks = async () => (await import('./sections/remark-section.tsx')).RemarkSection
const loadVariants = async () => (await import('./sections/variants-section.tsx')).VariantsSection

/** Parts of the editor that it loads once its texts are painted. */
export const laterParts = {
  sections: () => nextIdleMoment(longestWaitMs).then(loadSections),
  preview: () => nextIdleMoment(longestWaitMs).then(loadPreview),
  remarks: loadRemarks,
  share: () => nextIdleMoment(longestWaitMs).then(loadShare),
  variants: loadVariants,
}

/** Loads all of them. */
export const loadLaterParts = () =>
  Promise.all([loadSections(), loadPreview(), loadRemarks(), loadShare(), loadVariants()])
