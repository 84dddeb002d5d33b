import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../tree/violation.ts'
import type { Finding } from './find-refused.ts'
import type { RefusedWord } from './refused-word.ts'

/** How many places of each refused word are left, by word and area. A finished word has an empty entry. */
export type Counts = Record<string, Record<string, number>>

/** Path of the known counts, from the root of the repository. */
export const notYetFile = 'packages/tooling/src/words/not-yet.json'

/** The command that lowers the known counts. */
export const updateCommand = 'node packages/tooling/src/words/words.ts --write'

/** Reads the known counts; undefined if the tree at `root` has none. */
export function readNotYet(root: string): Counts | undefined {
  const file = join(root, notYetFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : undefined
}

/** Writes the known counts of the tree at `root`. */
export function writeNotYet(root: string, counts: Counts): void {
  writeFileSync(join(root, notYetFile), `${JSON.stringify(counts, null, 2)}\n`)
}

/** The first four folders of a path. */
export function areaOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 4).join('/') || '.'
}

/** Counts findings; every word gets an entry. */
export function countFindings(findings: readonly Finding[], words: readonly RefusedWord[]): Counts {
  return Object.fromEntries(
    words.map((word) => {
      const byArea = Map.groupBy(
        findings.filter((finding) => finding.word === word),
        ({ file }) => areaOf(file),
      )
      const counts = [...byArea].map(([area, group]) => [area, group.length] as const)
      return [word.refused, Object.fromEntries(counts.toSorted(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )
}

/**
 * Every finding in an area that has more of its word than known, and every known count that is too high or missing:
 * counts only go down.
 */
export function compareCounts(
  findings: readonly Finding[],
  words: readonly RefusedWord[],
  known: Counts,
): Violation[] {
  const counts = countFindings(findings, words)
  const [now, before] = [byPlace(counts), byPlace(known)]
  const grown = findings.flatMap(({ word, file, line, found }): Violation[] => {
    const place = placeOf(word.refused, areaOf(file))
    const [count = 0, allowed = 0] = [now.get(place), before.get(place)]
    if (count <= allowed) return []
    return [
      {
        rule: `refused word "${word.refused}"`,
        file,
        line,
        found: allowed === 0 ? found : `${found}  (1 of ${count} in this area; ${allowed} known)`,
        reason: `write ${word.write}: ${word.reason}`,
      },
    ]
  })
  const stale = [
    ...[...before].flatMap(([place, allowed]) => {
      const count = now.get(place) ?? 0
      return count < allowed ? [`${place}: ${allowed} known, ${count} left`] : []
    }),
    ...Object.keys(counts).flatMap((word) => (known[word] ? [] : [`${word}: has no entry`])),
  ]
  return [
    ...grown,
    ...stale.map((found) => ({
      rule: 'counts of refused words',
      file: notYetFile,
      line: 0,
      found,
      reason: `lower them with ${updateCommand}`,
    })),
  ]
}

/**
 * The counts to write. Throws if the total of a word grew. Findings may move to another area, and a word without an
 * entry is new to the list and starts with what there is.
 */
export function lowerCounts(
  findings: readonly Finding[],
  words: readonly RefusedWord[],
  known: Counts = {},
): Counts {
  const counts = countFindings(findings, words)
  const grown = Object.entries(counts).flatMap(([word, areas]) => {
    const before = known[word]
    return before && sum(areas) > sum(before) ? [`${word} (${sum(before)} known, ${sum(areas)} found)`] : []
  })
  if (grown.length > 0) throw new Error(`Counts only go down: ${grown.join(', ')}`)
  return counts
}

function placeOf(word: string, area: string): string {
  return `${word} in ${area}`
}

function byPlace(counts: Counts): Map<string, number> {
  return new Map(
    Object.entries(counts).flatMap(([word, areas]) =>
      Object.entries(areas).map(([area, count]) => [placeOf(word, area), count] as const),
    ),
  )
}

function sum(areas: Readonly<Record<string, number>>): number {
  return Object.values(areas).reduce((total, count) => total + count, 0)
}
