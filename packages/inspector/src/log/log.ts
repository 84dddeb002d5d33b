import type { Plain } from './plain.ts'

/** The state of a machine at one moment. `active` has the ids of the active states, outer ones first. */
export interface Moment {
  readonly value: Plain
  readonly context: Plain
  readonly status: string
  readonly active: readonly string[]
}

/** An event and the state after it. */
export interface LogEntry extends Moment {
  /** From 1, without gaps. */
  readonly seq: number
  /** Milliseconds since the log began. */
  readonly atMs: number
  readonly event: { readonly type: string; readonly [key: string]: Plain }
  /** Ids of the chart's edges that were taken; none if the event was ignored. */
  readonly taken: readonly string[]
}

/** A machine's history: its state at the start of the log, and every event since. */
export interface EventLog {
  readonly format: 'aloft-machine-log'
  readonly version: 1
  readonly machine: string
  /** Start of the log, ISO 8601. */
  readonly startedAt: string
  readonly start: Moment
  readonly entries: readonly LogEntry[]
}

/** Why a file can't be replayed here. */
export type LogRefusal = 'notJson' | 'notALog' | 'otherVersion' | 'otherMachine' | 'brokenEntry'

/** The log as the text of a file. */
export function exportLog(log: EventLog): string {
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Parses a file written by `exportLog`; for any other file it returns what's wrong and in which entry. */
export function importLog(
  text: string,
  machine: string,
): { readonly log: EventLog } | { readonly refusal: LogRefusal; readonly entry?: number } {
  const parsed = parse(text)
  if (parsed === undefined) return { refusal: 'notJson' }
  if (!isRecord(parsed) || parsed['format'] !== 'aloft-machine-log') return { refusal: 'notALog' }
  if (parsed['version'] !== 1) return { refusal: 'otherVersion' }
  if (parsed['machine'] !== machine) return { refusal: 'otherMachine' }
  const { entries, start, startedAt } = parsed
  if (!isMoment(start) || !Array.isArray(entries) || typeof startedAt !== 'string')
    return { refusal: 'notALog' }
  const broken = entries.findIndex((entry) => !isEntry(entry))
  if (broken >= 0) return { refusal: 'brokenEntry', entry: broken + 1 }
  return { log: parsed as unknown as EventLog }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMoment(value: unknown): boolean {
  return (
    isRecord(value) &&
    (typeof value['value'] === 'string' || isRecord(value['value'])) &&
    isRecord(value['context']) &&
    typeof value['status'] === 'string' &&
    Array.isArray(value['active'])
  )
}

function isEntry(value: unknown): boolean {
  return (
    isMoment(value) &&
    isRecord(value) &&
    typeof value['seq'] === 'number' &&
    typeof value['atMs'] === 'number' &&
    isRecord(value['event']) &&
    typeof value['event']['type'] === 'string' &&
    Array.isArray(value['taken'])
  )
}
