import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebFetch } from '../../../gateways/web-fetch/web-fetch.port.ts'
import {
  type ExpectedSite,
  expectedSiteSchema,
  type SiteNotes,
  siteNotesSchema,
} from '@aloft/site-reader/measure/expected-site'
import { type Count, measureData, type MeasuredField } from '@aloft/site-reader/measure/measure-data'
import { readSite, type ReadSiteResult } from './read-site.ts'

/** A sample site, read over HTTP and measured. */
export interface MeasuredSite {
  readonly name: string
  readonly notes: SiteNotes
  readonly origin: string
  readonly result: ReadSiteResult
  /** For example "SUCCESS" or "FAIL NOT_BUSINESS". */
  readonly verdict: string
  readonly wantedVerdict: string
  /** Null if the notes expect no facts. */
  readonly counts: Record<MeasuredField, Count> | null
  readonly ms: number
}

/** Reads a sample site at its origin with the real reader and compares the result with the notes in `dir`. */
export async function measureSite(
  dir: string,
  name: string,
  origin: string,
  webFetch: WebFetch,
): Promise<MeasuredSite> {
  const notes = siteNotesSchema.parse(readJson(join(dir, name, 'site.json')))
  const path = join(dir, name, 'expected.json')
  const expected: ExpectedSite | null = existsSync(path) ? expectedSiteSchema.parse(readJson(path)) : null
  const started = performance.now()
  const result = await readSite({ webFetch, url: new URL(notes.entry, origin).href })
  const { data } = result
  return {
    name,
    notes,
    origin,
    result,
    verdict: result.status === 'FAIL' ? `FAIL ${result.reason}` : 'SUCCESS',
    wantedVerdict: notes.reason === undefined ? notes.status : `${notes.status} ${notes.reason}`,
    counts: expected && data ? measureData(data, expected, origin) : null,
    ms: Math.round(performance.now() - started),
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
