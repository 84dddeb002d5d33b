import type { JsonValue } from '../core/json.ts'
import { isGoalVerified } from '../flows/snippet.rules.ts'

// What a launch is measured by (PRF-01, PRF-07, OPN-81).

/** What counts as a result. Nobody counts visits yet: they take the place of clicks once somebody does. */
export const resultKinds = ['clicks', 'conversions'] as const
export type ResultKind = (typeof resultKinds)[number]

/** What an ad is measured by, from its values: conversions where its goal was verified, else the clicks it brought. */
export function resultKindOf(values: Readonly<Record<string, JsonValue>>): ResultKind {
  return isGoalVerified(values) === true ? 'conversions' : 'clicks'
}

/** The results among what was counted. Every rule, list and report that speaks of results takes them from here. */
export function resultsOf<Count>(kind: ResultKind, figures: Readonly<Record<ResultKind, Count>>): Count {
  return figures[kind]
}
