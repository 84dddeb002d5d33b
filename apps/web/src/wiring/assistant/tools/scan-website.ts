import { ask, FailedCall, readFrom, type ToolHandler } from './tool-handler.ts'

const pollMs = 1_500
/** A scan of a large website takes about a minute. */
const longestScanMs = 180_000

/** Reads a website, and says what was found there. */
export const scanWebsite: ToolHandler<'scan_website'> = async (given, { signal }) => {
  const started = await ask('scan-website', { url: given.url }, signal)
  if (started.failureStatus) throw new FailedCall({ error: started.failureStatus })
  for (let waited = 0; waited < longestScanMs; waited += pollMs) {
    const { url, status, failureStatus, steps, data } = await ask(
      'check-scan-website',
      { url: started.url },
      signal,
    )
    if (status === 'FAIL') throw new FailedCall({ error: failureStatus ?? 'failed' })
    if (status !== 'IN_PROGRESS' && data) {
      return readFrom('website', {
        url,
        pages: steps.filter(({ kind, outcome }) => kind === 'page' && outcome === 'read').length,
        name: data.name?.value ?? null,
        summary: data.summary?.value ?? null,
        facts: [
          ...data.differentiators.map(({ value }) => value),
          ...data.audiences.map(({ value }) => value),
          ...data.offers.map(({ value }) => [value.name, value.price].filter(Boolean).join(', ')),
        ].slice(0, mostFacts),
      })
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    signal.throwIfAborted()
  }
  throw new FailedCall({ error: 'failed' })
}

const mostFacts = 60
