import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startDemoSites } from '../../src/demo/demo-sites.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const sites = await startDemoSites({
  dir: fileURLToPath(new URL('../../demo-sites', import.meta.url)),
  firstPort: 0,
})
afterAll(() => sites.stop())
const server = await useServer({ privateOrigins: Object.values(sites.origins) })

interface Scan {
  _id: string
  status: 'IN_PROGRESS' | 'SUCCESS' | 'FAIL'
  failureStatus: string | null
  steps: { seq: number; kind: string; outcome: string; url: string }[]
  data: { name: { value: string; evidence: { quote: string }[] } } | null
  files: Record<string, { fileUrl: string }>
}

async function check(login: Login, url: string, after = 0): Promise<Scan> {
  const { body } = await server.call('check-scan-website', { url, after }, { token: login.token })
  return body as Scan
}

/** Polls a scan to its end, as the app does, and returns every reply. */
async function watch(login: Login, url: string): Promise<Scan[]> {
  const polls: Scan[] = []
  let after = 0
  for (;;) {
    const scan = await check(login, url, after)
    polls.push(scan)
    after = scan.steps.at(-1)?.seq ?? after
    if (scan.status !== 'IN_PROGRESS') return polls
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

describe('scan-website', () => {
  it('reads a site: a live log in order, each line once, and data with evidence (ONB-04)', async () => {
    const login = await createAccount(server)
    const url = sites.origins['bakery'] ?? ''
    const { body } = await server.call('scan-website', { url }, { token: login.token })
    expect(body).toMatchObject({ status: 'IN_PROGRESS', url, failureStatus: null })

    const polls = await watch(login, url)
    const last = polls.at(-1)
    expect(last).toMatchObject({ status: 'SUCCESS', _id: (body as { _id: string })._id })
    const lines = polls.flatMap(({ steps }) => steps)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1))
    expect(lines.filter(({ kind }) => kind === 'page').length).toBeGreaterThan(1)
    expect(last?.data?.name.value).toBeTruthy()
    expect(last?.data?.name.evidence[0]?.quote).toBeTruthy()
    expect(Object.values(last?.files ?? {})[0]?.fileUrl).toMatch(/^\/files\/[0-9a-f]{64}\.\w+$/)
  })

  it.each([
    ['app-shell', 'EXTRACT_FAIL'],
    ['parked', 'NOT_BUSINESS'],
    ['redirect-loop', 'BAD_URL'],
  ])('fails for %s with %s', async (site, reason) => {
    const login = await createAccount(server)
    const url = sites.origins[site] ?? ''
    await server.call('scan-website', { url }, { token: login.token })
    const polls = await watch(login, url)
    expect(polls.at(-1)).toMatchObject({ status: 'FAIL', failureStatus: reason })
  })

  it.each(['foo', 'ftp://a.example', 'localhost', 'https://user:secret@a.example'])(
    'refuses %s at once as BAD_URL',
    async (url) => {
      const login = await createAccount(server)
      const { body } = await server.call('scan-website', { url }, { token: login.token })
      expect(body).toEqual({ status: 'FAIL', _id: null, url, failureStatus: 'BAD_URL' })
    },
  )

  it('never reaches a private address that is not on the list', async () => {
    const login = await createAccount(server)
    const url = server.url.replace('localhost', '127.0.0.1')
    await server.call('scan-website', { url }, { token: login.token })
    const polls = await watch(login, url)
    expect(polls.at(-1)).toMatchObject({ status: 'FAIL', failureStatus: 'BAD_URL' })
  })

  it('gives the running scan again to a second start, and to nobody else', async () => {
    const login = await createAccount(server)
    const other = await createAccount(server)
    const url = sites.origins['saas'] ?? ''
    const [first, second] = await Promise.all([
      server.call('scan-website', { url }, { token: login.token }),
      server.call('scan-website', { url: `${url}/` }, { token: login.token }),
    ])
    await watch(login, url)
    expect((first.body as Scan)._id).toBeTruthy()
    expect(second.status).toBe(200)
    expect(await check(other, url)).toEqual({ error: 'scanNotFound' })
  })

  it('ends a scan whose worker is gone (ONB-05)', async () => {
    const login = await createAccount(server)
    const url = 'https://nobody-reads-this.example'
    const { knex } = server.database
    await knex('run').insert({
      id: '01936b2e-0000-7000-8000-00000000aaaa',
      kind: 'scan',
      userId: login.id,
      subject: url,
      creationDate: new Date(server.clock.real().getTime() - 40_001),
    })
    expect(await check(login, url)).toMatchObject({ status: 'FAIL', failureStatus: 'EXTRACT_FAIL' })
  })
})
