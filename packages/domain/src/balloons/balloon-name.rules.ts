import { comparableName, isNameTaken, normaliseName } from '../core/names.ts'
import { balloonLimits } from './balloon-limits.rules.ts'

/**
 * Why an ad's name is refused, or null (FLV-13, FLV-14). It's required unless `mayBeEmpty`, and must differ from the
 * brand's other names, compared trimmed and in any case.
 */
export function checkBalloonName(
  name: string,
  otherNames: readonly string[],
  mayBeEmpty = false,
): 'requiredValue' | 'funnels.existingName' | null {
  if (normaliseName(name) === '') return mayBeEmpty ? null : 'requiredValue'
  return isNameTaken(name, otherNames) ? 'funnels.existingName' : null
}

const counted = /^(.*\S)\s+(\d{1,4})$/s

/** "Lamps" for "Lamps 2" if that's a copy of an ad that still has its name; otherwise the name itself. */
function baseName(name: string, existing: readonly string[]): string {
  const [, base] = counted.exec(name) ?? []
  return base && isNameTaken(base, existing) ? base : name
}

/**
 * A name for another ad of a brand that none of the `existing` ones has (FLV-14): `preferred` itself, otherwise with
 * the lowest free number from 2 on. `preferred` isn't empty; the result is trimmed and has at most 200 characters.
 */
export function uniqueBalloonName(existing: readonly string[], preferred: string): string {
  const name = cut(normaliseName(preferred), balloonLimits.nameLength)
  const taken = new Set(existing.map(comparableName))
  if (!taken.has(comparableName(name))) return name
  const base = baseName(name, existing)
  for (let number = 2; ; number++) {
    const suffix = ` ${number}`
    const next = cut(base, balloonLimits.nameLength - suffix.length) + suffix
    if (!taken.has(comparableName(next))) return next
  }
}

/** At most this many code units, without half a character at the end. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return (short.isWellFormed() ? short : short.slice(0, -1)).trimEnd()
}
