import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'
import { outside, places, tooling } from './floor-table.ts'

/**
 * A folder's share of the source: a place of the floor table, the tooling, or a folder outside the floors.
 */
export interface PlaceShare {
  /** From the root of the repository. */
  folder: string
  lines: number
  /** Of the lines of all these folders, 0 to 1. */
  share: number
}

type Text = Pick<SourceFile, 'path' | 'text'>

/** No place may have more than this share of the lines. */
const largestShare = 0.25
/** Below this total, as in the repositories that tests build, shares mean nothing. */
const enoughLines = 10_000

const notCounted = [
  '**/*.test.{ts,tsx}',
  '**/*.suite.ts',
  '**/test-support/**',
  'server/test/**',
  'e2e/**',
  '**/*.stories.tsx',
]

/**
 * The places with their shares of the source, the largest first. Tests and stories don't count; generated files are
 * never read (`tree/files.ts`).
 */
export function placeShares(files: readonly Text[]): PlaceShare[] {
  const folders = [...[...places, tooling].map(({ folder }) => folder), ...outside]
  const counted = files.filter(({ path }) => !matchesAny(path, notCounted))
  const found = folders.map((folder) => ({
    folder,
    lines: counted
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .reduce((sum, { text }) => sum + linesIn(text), 0),
  }))
  const all = found.reduce((sum, { lines }) => sum + lines, 0)
  return found
    .map((place) => ({ ...place, share: all === 0 ? 0 : place.lines / all }))
    .toSorted((a, b) => b.lines - a.lines)
}

/** The places that have too much of the source. */
export function largePlaces(
  files: readonly Text[],
  { most = largestShare, enough = enoughLines } = {},
): Violation[] {
  const shares = placeShares(files)
  const all = shares.reduce((sum, { lines }) => sum + lines, 0)
  if (all < enough) return []
  return shares
    .filter(({ share }) => share > most)
    .map(({ folder, lines, share }) => ({
      rule: 'size of places',
      file: folder,
      line: 0,
      found: `has ${percent(share)} of the source: ${lines} of ${all} lines`,
      reason: `no place has more than ${percent(most)} of the source without tests and stories: give one of its subjects a package of its own`,
    }))
}

/** A share formatted for messages: `21.3 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`
}

function linesIn(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length
}
