/** Who drafted a text: fixed rules, which the interface states, or an AI engine. */
export const writers = ['rules', 'ai'] as const
export type Writer = (typeof writers)[number]

/** Why AI work failed; each has its text in the catalogue (GEN-19). */
export const aiFailures = [
  'failed',
  'limitExceeded',
  'unsafe',
  'extractFail',
  'notBusiness',
  'noSuggestions',
  'imageFailed',
  'imageScanFailed',
  'outOfTokens',
] as const
export type AiFailure = (typeof aiFailures)[number]

/** The marker in a reply that replaces a result if generation failed (GEN-17); internally, reasons are typed. */
const failureMarkers = {
  EXTRACT_FAIL: 'extractFail',
  FAIL: 'failed',
  '<FAIL>': 'failed',
  '<UNSAFE>': 'unsafe',
  '<LIMIT_EXCEEDED>': 'limitExceeded',
  NOT_BUSINESS: 'notBusiness',
} as const satisfies Record<string, AiFailure>
export type FailureMarker = keyof typeof failureMarkers

export const failureMarkerList = Object.keys(failureMarkers) as [FailureMarker, ...FailureMarker[]]

/** The reason for a marker; null for a real result (GEN-17). */
export function failureOfMarker(result: unknown): AiFailure | null {
  return typeof result === 'string' && Object.hasOwn(failureMarkers, result)
    ? failureMarkers[result as FailureMarker]
    : null
}

const markerByFailure: Readonly<Partial<Record<AiFailure, FailureMarker>>> = {
  extractFail: 'EXTRACT_FAIL',
  unsafe: '<UNSAFE>',
  limitExceeded: '<LIMIT_EXCEEDED>',
  notBusiness: 'NOT_BUSINESS',
}

/** The marker of a reason on the wire; reasons without their own are `<FAIL>`. */
export function markerOfFailure(failure: AiFailure): FailureMarker {
  return markerByFailure[failure] ?? '<FAIL>'
}

/** The engine's name of what was made without AI: by rules of our own. */
export const rulesEngine = 'aloft-rules'
