import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { selfSigned } from './test-support/self-signed.ts'
import { pageOf, refusalIn, startSession } from './test-support/session.ts'
import { startSite } from './test-support/site.ts'
import { createSmallInternet } from './test-support/small-internet.ts'

const certificate = selfSigned('shop.example')
const trusted = getCACertificates()

afterAll(() => setDefaultCACertificates(trusted))

async function startTlsSite() {
  const names: unknown[] = []
  const server = createServer(certificate, (request, response) => {
    names.push((request.socket as TLSSocket).servername)
    response.writeHead(200, { 'content-type': 'text/html' }).end('the shop')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const internet = createSmallInternet({
    names: { 'shop.example': [['93.184.216.34']], 'other.example': [['93.184.216.34']] },
    machines: { '93.184.216.34': port },
  })
  return { names, internet }
}

const read = async (url: string, internet: ReturnType<typeof createSmallInternet>) =>
  startSession({ seams: internet }).fetch(url, { accept: ['html'] })

test('a certificate nobody vouches for is refused', async () => {
  const { internet } = await startTlsSite()
  const result = refusalIn(await read('https://shop.example/', internet))
  expect(result).toMatchObject({ reason: 'tlsError', status: undefined })
  expect(result.detail).toContain('SELF_SIGNED')
})

test('the checked address is dialled, under the name of the site', async () => {
  setDefaultCACertificates([...trusted, certificate.cert])
  const { internet, names } = await startTlsSite()
  expect(pageOf(await read('https://shop.example/', internet)).body.toString()).toBe('the shop')
  expect(internet.dialled).toEqual(['93.184.216.34:443'])
  expect(new Set(names)).toEqual(new Set(['shop.example']))
})

test.each(['https://other.example/', 'https://93.184.216.34/'])(
  'a certificate of another name, at %s',
  async (url) => {
    setDefaultCACertificates([...trusted, certificate.cert])
    const { internet } = await startTlsSite()
    const result = refusalIn(await read(url, internet))
    expect(result.reason).toBe('tlsError')
    expect(result.detail).toContain('ALTNAME')
  },
)

test('no TLS at all', async () => {
  const site = await startSite({})
  const internet = createSmallInternet({
    names: { 'plain.example': [['93.184.216.34']] },
    machines: { '93.184.216.34': site.port },
  })
  expect(refusalIn(await read('https://plain.example/', internet)).reason).toBe('tlsError')
})
