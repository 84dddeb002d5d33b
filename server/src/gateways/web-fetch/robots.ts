import robotsParser from 'robots-parser'
import { Refusal } from './refusal.ts'

// Its types describe an ES module, but Node imports the function itself.
const parse = robotsParser as unknown as typeof robotsParser.default

/** The name that robots.txt can use for this product. */
export const robotName = 'AloftBot'

/** Maximum size of a robots.txt; RFC 9309 requires at least 500 KiB. */
export const maxRobotsBytes = 512 * 1024

// Limit on steps to match one path: far above any honest file, and about 100 ms.
const maxSteps = 50_000_000
const ruleLine = /^\s*(user-agent|allow|disallow)\s*:/i

export interface RobotsAnswer {
  readonly status: number
  readonly text: string
}

/** The rules in the robots.txt of one origin, fetched once. */
export interface RobotsGate {
  /** Throws a refusal if the address must not be read. */
  check(url: URL): Promise<void>
}

/**
 * Follows robots.txt as defined by RFC 9309. A 2xx answer is parsed; the longest matching rule of our own group wins,
 * or else that of `*`. Any other answer below 500, and too many redirects, mean that there are no rules and everything
 * may be read. From 500 on, everything is disallowed for the session. Without an answer, the site also counts as
 * disallowed, with the network error as the reason. `read` is called once per origin.
 */
export function createRobotsGate(read: (robotsUrl: URL) => Promise<RobotsAnswer>): RobotsGate {
  const verdicts = new Map<string, Promise<(url: URL) => void>>()
  return {
    async check(url) {
      const known = verdicts.get(url.origin)
      const verdict = known ?? judge(new URL('/robots.txt', url), read)
      if (!known) verdicts.set(url.origin, verdict)
      const assertAllowed = await verdict
      assertAllowed(url)
    },
  }
}

async function judge(
  robotsUrl: URL,
  read: (robotsUrl: URL) => Promise<RobotsAnswer>,
): Promise<(url: URL) => void> {
  try {
    const { status, text } = await read(robotsUrl)
    if (status >= 500) return refuse(new Refusal('robots', `robots.txt answered ${status}`))
    return status >= 200 && status < 300 ? rulesOf(robotsUrl, text) : () => {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.reason === 'tooManyRedirects' || error.reason === 'redirectLoop') return () => {}
    const isOfSite = /^(privateAddress|unreachable|timeout|tlsError|aborted)$/.test(error.reason)
    return refuse(new Refusal(isOfSite ? error.reason : 'robots', `robots.txt: ${error.message}`))
  }
}

function refuse(refusal: Refusal): () => never {
  return () => {
    throw refusal
  }
}

function rulesOf(robotsUrl: URL, text: string): (url: URL) => void {
  // Other lines do not end a group (RFC 9309, 2.2.4), but the parser would let them.
  const lines = text.split(/\r\n|\r|\n/).filter((line) => ruleLine.test(line))
  const robots = parse(robotsUrl.href, lines.join('\n'))
  const wildcards = lines.reduce((sum, line) => sum + (line.includes('*') ? line.length : 1), 0)
  return (url) => {
    const path = url.pathname + url.search
    if (path === '/robots.txt') return
    if (wildcards * path.length > maxSteps) throw new Refusal('robots', 'robots.txt is too costly to apply')
    if (robots.isAllowed(url.href, robotName) === false)
      throw new Refusal('robots', `robots.txt forbids ${path.slice(0, 200)}`)
  }
}
