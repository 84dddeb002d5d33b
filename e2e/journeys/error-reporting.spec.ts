import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, wholeOnly } from '../support/aloft.ts'

// A service that receives Sentry's protocol, as lines of JSON.
const arrived: string[] = []
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.method === 'POST' && request.url?.startsWith('/api/7/envelope/')) {
      arrived.push(Buffer.concat(parts).toString('latin1'))
    }
    response
      .writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
      .end('{}')
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const { port } = service.address() as AddressInfo

test.use({ settings: { SENTRY_DSN: `http://publickey@127.0.0.1:${port}/7` } })
test.afterAll(() => void service.close())

test(
  'an unexpected error is sent to the installation’s service, without codes',
  { tag: wholeOnly },
  async ({ page }) => {
    await page.route('**/api/validate-email', (route) =>
      route.fulfill({ status: 500, json: { error: 'serverError', requestId: 'r-1' } }),
    )
    await page.goto('/0/email-validation?code=a-secret-code')
    await expect
      .poll(() => arrived.some((text) => text.includes('server call to validate-email failed')), {
        timeout: 30_000,
      })
      .toBe(true)
    expect(arrived.join('\n')).not.toContain('a-secret-code')
  },
)

test(
  'no timing and no recording contains the code of an emailed link either',
  { tag: wholeOnly },
  async ({ page }) => {
    // Includes every visit in the reported sample.
    await page.addInitScript(() => {
      Math.random = () => 0.01
    })
    arrived.length = 0
    await page.goto('/0/reset-password?code=another-secret-code#here')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const kind of ['"type":"span"', '"type":"replay_event"', '"type":"replay_recording"']) {
      await expect.poll(() => arrived.some((text) => text.includes(kind)), { timeout: 30_000 }).toBe(true)
    }
    expect(arrived.join('\n')).toContain('/0/reset-password')
    expect(arrived.join('\n')).not.toContain('another-secret-code')
  },
)
