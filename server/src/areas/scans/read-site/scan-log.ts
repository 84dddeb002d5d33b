import type { ScanStep } from '@aloft/domain/scans/scan.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { WebResult } from '../../../gateways/web-fetch/web-fetch.port.ts'

/** Called for each requested address, with all facts known after it. */
export type OnStep = (step: ScanStep, data: WebsiteData) => void | Promise<void>

/** Names of the fields that have more values in `after` than in `before`. */
export function fieldsAdded(before: WebsiteData, after: WebsiteData): string[] {
  return Object.keys(after).filter((name) => {
    const key = name as keyof WebsiteData
    return amountIn(after[key]) > amountIn(before[key])
  })
}

function amountIn(value: WebsiteData[keyof WebsiteData]): number {
  if (value === null) return 0
  if (Array.isArray(value)) return value.length
  return 'evidence' in value ? 1 : Object.values(value).filter((part) => part !== null).length
}

/** The log entry for an answer. */
export function stepOf(kind: ScanStep['kind'], result: WebResult, more: Partial<ScanStep> = {}): ScanStep {
  const base = { kind, url: result.url, title: null, found: [] }
  if (result.kind === 'refused') {
    const isForbidden = result.reason === 'robots'
    return {
      ...base,
      outcome: isForbidden ? 'skipped' : 'refused',
      status: result.status ?? null,
      reason: result.reason,
      ms: 0,
      ...more,
    }
  }
  const isRead = result.status < 400
  return {
    ...base,
    outcome: isRead ? 'read' : 'refused',
    status: result.status,
    reason: null,
    ms: Math.round(result.ms),
    ...more,
  }
}
