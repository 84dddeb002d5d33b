/** Sources of a fact, most trusted first. */
export const evidenceSources = ['jsonLd', 'openGraph', 'manifest', 'meta', 'css', 'text'] as const
export type EvidenceSource = (typeof evidenceSources)[number]

/** The longest quote kept as evidence. */
export const maxQuoteLength = 120

/** Pages read from one site: the home page and up to five more. */
export const maxScannedPages = 6

export const scanStatuses = ['IN_PROGRESS', 'SUCCESS', 'FAIL'] as const
/** Why a scan failed: the address is invalid, nothing could be read, or the site isn't a business's. */
export const scanFailures = ['BAD_URL', 'EXTRACT_FAIL', 'NOT_BUSINESS'] as const
export type ScanFailure = (typeof scanFailures)[number]

export const colorRoles = ['text', 'background', 'primary', 'accent'] as const
export type ColorRole = (typeof colorRoles)[number]

export const fontRoles = ['heading', 'body'] as const
export type FontRole = (typeof fontRoles)[number]

/** How certain a reading is, in words (0 to 1 internally). */
export type ConfidenceWord = 'certain' | 'likely' | 'unsure'

export function confidenceWord(confidence: number): ConfidenceWord {
  if (confidence >= 0.8) return 'certain'
  return confidence >= 0.5 ? 'likely' : 'unsure'
}
