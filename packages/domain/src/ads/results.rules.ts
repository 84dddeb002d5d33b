import type { JsonValue } from '../core/json.ts'
import { isGoalVerified } from '../flows/snippet.rules.ts'

// What a launch is measured by (PRF-01, PRF-07, OPN-81).

/** What counts as a result. Nobody counts visits yet; once they're counted, they replace clicks. */
export const resultKinds = ['clicks', 'conversions'] as const
export type ResultKind = (typeof resultKinds)[number]

/** The result kind of an ad, from its values: conversions if its goal was verified, otherwise clicks. */
export function resultKindOf(values: Readonly<Record<string, JsonValue>>): ResultKind {
  return isGoalVerified(values) === true ? 'conversions' : 'clicks'
}

/** The results among the counts. All rules, lists and reports about results use this function. */
export function resultsOf<Count>(kind: ResultKind, figures: Readonly<Record<ResultKind, Count>>): Count {
  return figures[kind]
}
