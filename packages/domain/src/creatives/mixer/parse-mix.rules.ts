import { parsePicture } from '../wizard/parse-design.rules.ts'
import { type Mix, type MixPart, type MixRecipe, mostAddedPictures, mostChosen, newMix } from './mix.rules.ts'

/**
 * A mix as a browser stored it (ENT-32); null if it's none. What an earlier or later version of the product stored in
 * another way is left out.
 */
export function parseMix(stored: unknown): Mix | null {
  if (typeof stored !== 'object' || stored === null || !('chosen' in stored)) return null
  const value = recordOf(stored)
  const [leftOut, locks] = [recordOf(value['leftOut']), recordOf(value['locks'])]
  return {
    added: listOf(value['added'], parsePicture).slice(0, mostAddedPictures),
    leftOut: byPart((part) => listOf(leftOut[part], textOf)),
    locks: byPart((part) => textOf(locks[part])),
    like: parseRecipe(value['like']),
    chosen: listOf(value['chosen'], parseRecipe).slice(0, mostChosen),
    seed: Number.isInteger(value['seed']) ? Number(value['seed']) : newMix.seed,
  }
}

function parseRecipe(stored: unknown): MixRecipe | null {
  const { picture: shown, ground: color, headline, layout, seed } = recordOf(stored)
  const picture = parsePicture(shown)
  const ground = typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null
  if (!picture && ground === null) return null
  if (typeof headline !== 'string' || typeof layout !== 'string' || !Number.isInteger(seed)) return null
  return { picture, ground, headline, layout, seed: Number(seed) }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const record: Readonly<Record<string, unknown>> = Object(value)
  return record
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function listOf<T>(value: unknown, parse: (item: unknown) => T | null): T[] {
  return Array.isArray(value) ? value.flatMap((item) => parse(item) ?? []) : []
}

function byPart<T>(valueOf: (part: MixPart) => T): Record<MixPart, T> {
  return { background: valueOf('background'), text: valueOf('text'), layout: valueOf('layout') }
}
