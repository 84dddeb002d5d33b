import type { ScanStep } from '@aloft/domain/scans/scan.entity'
import { expect, it, vi } from 'vitest'
import type { RefusalReason, WebFetch, WebResult } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { readSite } from './read-site.ts'
import { serve } from './test-support/serve.ts'

it.each([
  ['a missing page', { status: 404 }, 'BAD_URL'],
  ['a page that is gone', { status: 410 }, 'BAD_URL'],
  ['a closed door', { status: 403 }, 'EXTRACT_FAIL'],
  ['a broken server', { status: 500 }, 'EXTRACT_FAIL'],
  ['a picture', { type: 'image/gif' }, 'BAD_URL'],
  ['an empty page', { body: '' }, 'EXTRACT_FAIL'],
])('%s fails with its reason', async (_, answer, reason) => {
  const site = await serve({ '/': { body: 'x', ...answer } })
  expect(await site.read()).toMatchObject({ status: 'FAIL', reason })
})

it.each<[RefusalReason, string]>([
  ['badUrl', 'BAD_URL'],
  ['unreachable', 'BAD_URL'],
  ['tlsError', 'BAD_URL'],
  ['timeout', 'BAD_URL'],
  ['redirectLoop', 'BAD_URL'],
  ['privateAddress', 'BAD_URL'],
  ['robots', 'EXTRACT_FAIL'],
  ['tooLarge', 'EXTRACT_FAIL'],
])('a home page refused as %s is %s', async (refusal, reason) => {
  const { webFetch, asked, close } = refusing(refusal)
  const steps: ScanStep[] = []
  expect(
    await readSite({
      webFetch,
      url: 'https://a.example/',
      languageHint: 'de',
      onStep: (step) => void steps.push(step),
    }),
  ).toEqual({ status: 'FAIL', reason, data: null })
  // Without TLS there may still be a website.
  const again = ['unreachable', 'tlsError'].includes(refusal) ? ['http://a.example/'] : []
  expect(asked).toEqual(['de, *;q=0.5', 'https://a.example/', ...again])
  expect(steps).toMatchObject([{ reason: refusal, outcome: refusal === 'robots' ? 'skipped' : 'refused' }])
  expect(close).toHaveBeenCalledOnce()
})

function refusing(reason: RefusalReason) {
  const asked: string[] = []
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const webFetch: WebFetch = {
    openSession({ acceptLanguage }) {
      asked.push(acceptLanguage)
      return {
        close,
        fetch(url): Promise<WebResult> {
          asked.push(url)
          return Promise.resolve({ kind: 'refused', reason, url, detail: reason, status: undefined })
        },
      }
    },
  }
  return { webFetch, asked, close }
}
