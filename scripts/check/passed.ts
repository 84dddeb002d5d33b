import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Parts } from './inputs.ts'

/** The parts of each lane that passed, with the hash of what they read. */
export type Passed = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What an earlier check wrote down; nothing where there is no such file. */
export function readPassed(file: string): Passed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed
  } catch {
    return {}
  }
}

export function writePassed(file: string, passed: Passed): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(passed))
}

/** The parts of a lane that have changed since they passed, or never did. */
export function changedParts(lane: string, parts: Parts, passed: Passed): string[] {
  const known = passed[lane] ?? {}
  return [...parts].flatMap(([part, hash]) => (known[part] === hash ? [] : [part]))
}

/** What is known of a lane once it passed, for the parts whose files stayed as they were meanwhile. */
export function afterPass(parts: Parts = new Map(), partsNow: Parts = new Map()): Record<string, string> {
  return Object.fromEntries([...parts].filter(([part, hash]) => partsNow.get(part) === hash))
}
