import { isSameJson, type JsonValue } from './json.ts'

/** A value that somebody else suggests for a field, such as the assistant for a text of an ad. */
export interface ProposedValue {
  /** The field, unique in its proposal. */
  readonly place: string
  /** The field's value when this was proposed. */
  readonly base: JsonValue
  readonly proposed: JsonValue
  /** Why, in the words of whoever proposes it; null without a reason. */
  readonly why: string | null
}

/** Who suggests values for fields, besides members of the team. */
export const proposers = ['assistant'] as const
export type Proposer = (typeof proposers)[number]

/** What a user decided about a proposed value. */
export type ProposalDecision = 'accepted' | 'rejected'

/** Values of fields by place; null stands for an empty one. */
export type ValuesByPlace = Readonly<Record<string, JsonValue>>

const valueAt = (values: ValuesByPlace, place: string): JsonValue => values[place] ?? null

/**
 * The proposed values whose fields have changed since, to something other than what's proposed. Accepting one would
 * overwrite somebody's work, so it's decided on its own.
 */
export function proposalConflicts(
  fields: readonly ProposedValue[],
  current: ValuesByPlace,
): readonly ProposedValue[] {
  return fields.filter(({ place, base, proposed }) => {
    const value = valueAt(current, place)
    return !isSameJson(value, base) && !isSameJson(value, proposed)
  })
}

/** How a proposed value is shown: an undecided field that already has it counts as accepted, whoever wrote it. */
export function proposalState(
  field: ProposedValue,
  current: ValuesByPlace,
  decision: ProposalDecision | null,
): 'open' | 'conflict' | ProposalDecision {
  if (decision !== null) return decision
  if (isSameJson(valueAt(current, field.place), field.proposed)) return 'accepted'
  return proposalConflicts([field], current).length > 0 ? 'conflict' : 'open'
}

/** The proposed values that can be accepted together: open ones without a conflict. */
export function acceptableTogether(
  fields: readonly ProposedValue[],
  current: ValuesByPlace,
  decisions: Readonly<Record<string, ProposalDecision>>,
): readonly ProposedValue[] {
  return fields.filter((field) => proposalState(field, current, decisions[field.place] ?? null) === 'open')
}
