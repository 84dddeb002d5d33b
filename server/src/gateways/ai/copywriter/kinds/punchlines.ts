import type { AdText } from '../../ai.port.ts'
import type { Voice } from '../candidates.ts'
import type { Facts } from '../facts/facts.ts'
import { mayCall } from '../slot-roles.ts'
import { type TextWishes, writeHeadlines } from './headlines.ts'

/** Lines for a picture: what a reader may want or wonder at; what to do next says the button. */
export function writePunchlines(
  facts: Facts,
  voice: Voice,
  wishes: TextWishes,
  random: () => number,
): readonly AdText[] {
  const slots = wishes.slots.filter((slot) => !mayCall(slot))
  return writeHeadlines(facts, voice, { ...wishes, slots }, random)
}
