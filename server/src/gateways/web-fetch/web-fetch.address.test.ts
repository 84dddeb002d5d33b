import { describe, expect, test } from 'vitest'
import { pageOf, refusalIn, startSession } from './test-support/session.ts'
import { html, redirect, startSite } from './test-support/site.ts'
import { createSmallInternet } from './test-support/small-internet.ts'

const accept = ['html'] as const

describe('addresses written as numbers are never dialled', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/latest/meta-data/',
    'http://0251.0376.0251.0376/',
    'http://100.100.100.200/',
    'http://192.168.1.1:8080/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'https://127.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
  ])('%s', async (url) => {
    const internet = createSmallInternet({ names: {}, machines: {} })
    const session = startSession({ seams: internet })
    const result = refusalIn(await session.fetch(url, { accept }))
    expect(result).toMatchObject({ reason: 'privateAddress', status: undefined })
    expect(internet.dialled).toEqual([])
    expect(internet.lookups).toEqual([])
  })

  test('public ones are', async () => {
    const site = await startSite({ '/': html('hello') })
    const machines = { '93.184.216.34': site.port, '2606:4700::1111': site.port }
    const internet = createSmallInternet({ names: {}, machines })
    const session = startSession({ seams: internet })
    pageOf(await session.fetch('http://0x5db8d822/', { accept }))
    pageOf(await session.fetch('http://[2606:4700:0::1111]:8080/', { accept }))
    expect(internet.dialled).toEqual(['93.184.216.34:80', '2606:4700::1111:8080'])
    expect(internet.lookups).toEqual([])
  })
})

describe('names', () => {
  test('localhost, by the resolver of this machine', async () => {
    const session = startSession()
    const result = refusalIn(await session.fetch('http://localhost:8080/', { accept }))
    expect(result.reason).toBe('privateAddress')
  })

  test('an unknown one is unreachable', async () => {
    const session = startSession({ seams: createSmallInternet({ names: {}, machines: {} }) })
    const result = refusalIn(await session.fetch('http://nowhere.example/', { accept }))
    expect(result.reason).toBe('unreachable')
    expect(result.detail).toContain('ENOTFOUND')
  })

  test.each([
    [['127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['169.254.169.254', '93.184.216.34']],
    [['93.184.216.34', '::1']],
    [['93.184.216.34', '::ffff:10.0.0.1']],
    [['93.184.216.34', '64:ff9b::a00:1']],
  ])('leading to %s', async (addresses) => {
    const site = await startSite({ '/': html('hello') })
    const machines = Object.fromEntries(addresses.map((address) => [address, site.port]))
    const internet = createSmallInternet({ names: { 'mixed.example': [addresses] }, machines })
    const session = startSession({ seams: internet })
    const result = refusalIn(await session.fetch('http://mixed.example/', { accept }))
    expect(result.reason).toBe('privateAddress')
    expect(internet.dialled).toEqual([])
    expect(site.sockets).toHaveLength(0)
  })

  test('that change their answer: only the checked address is dialed, and a new answer is checked again', async () => {
    const shop = await startSite({ '/': html('the shop', { connection: 'close' }) })
    const inside = await startSite({ '/': html('the inside') })
    const internet = createSmallInternet({
      names: { 'rebind.example': [['93.184.216.34'], ['127.0.0.1']] },
      machines: { '93.184.216.34': shop.port, '127.0.0.1': inside.port },
    })
    const session = startSession({ seams: internet })
    expect(pageOf(await session.fetch('http://rebind.example/', { accept })).body.toString()).toBe('the shop')
    expect(internet.lookups).toEqual(['rebind.example'])
    expect(internet.dialled).toEqual(['93.184.216.34:80'])

    const again = refusalIn(await session.fetch('http://rebind.example/', { accept }))
    expect(again.reason).toBe('privateAddress')
    expect(internet.lookups).toEqual(['rebind.example', 'rebind.example'])
    expect(internet.dialled).toEqual(['93.184.216.34:80'])
    expect(inside.sockets).toHaveLength(0)
  })

  test('a real socket asks once and goes where the answer says', async () => {
    const site = await startSite({ '/': html('hello') })
    const origin = `http://site.example:${site.port}`
    const { resolve, lookups } = createSmallInternet({
      names: { 'site.example': [['127.0.0.1'], ['127.0.0.2']] },
      machines: {},
    })
    const session = startSession({ privateOrigins: [origin], seams: { resolve } })
    pageOf(await session.fetch(origin, { accept }))
    expect(lookups).toEqual(['site.example'])
    expect(site.sockets.map((socket) => socket.localAddress)).toEqual(['127.0.0.1'])
  })
})

describe('the list of private origins', () => {
  test('opens the exact origin and no other', async () => {
    const allowed = await startSite({ '/': html('hello') })
    const other = await startSite({ '/': html('secret') })
    const session = startSession({ privateOrigins: [allowed.origin] })
    pageOf(await session.fetch(allowed.origin, { accept }))
    expect(refusalIn(await session.fetch(other.origin, { accept })).reason).toBe('badPort')
    expect(refusalIn(await session.fetch('http://127.0.0.1/', { accept })).reason).toBe('privateAddress')
    const samePort = `http://127.0.0.2:${allowed.port}/`
    expect(refusalIn(await session.fetch(samePort, { accept })).reason).toBe('badPort')
  })

  test.each([
    ['http://127.0.0.1/', 'privateAddress'],
    ['http://127.0.0.1:8080/', 'privateAddress'],
    ['http://localhost/', 'privateAddress'],
    ['http://[::1]:8443/', 'privateAddress'],
    ['//169.254.169.254/latest', 'privateAddress'],
    ['http://127.0.0.1:22/', 'badPort'],
    ['file:///etc/passwd', 'badScheme'],
    ['ftp://bakery.example/', 'badScheme'],
    ['data:text/html,hello', 'badScheme'],
    ['http://user:secret@bakery.example/', 'credentials'],
    ['http://exa mple/', 'badUrl'],
  ])('does not help a redirect to %s', async (location, reason) => {
    const site = await startSite({ '/': redirect(location) })
    const session = startSession({ privateOrigins: [site.origin] })
    const result = refusalIn(await session.fetch(site.origin, { accept }))
    expect(result.reason).toBe(reason)
    expect(result.url).not.toContain(site.origin)
    expect(result.url).not.toContain('secret')
    expect(site.requests).toEqual(['GET /robots.txt', 'GET /'])
  })

  test('a public site that redirects inside is refused', async () => {
    const inside = await startSite({ '/': html('secret') })
    const shop = await startSite({ '/': redirect('http://inside.example/') })
    const internet = createSmallInternet({
      names: { 'shop.example': [['93.184.216.34']], 'inside.example': [['10.0.0.5']] },
      machines: { '93.184.216.34': shop.port, '10.0.0.5': inside.port },
    })
    const session = startSession({ seams: internet })
    const result = refusalIn(await session.fetch('http://shop.example/', { accept }))
    expect(result).toMatchObject({ reason: 'privateAddress', url: 'http://inside.example/' })
    expect(inside.sockets).toHaveLength(0)
  })

  test('a robots.txt that redirects inside is refused', async () => {
    const inside = await startSite({})
    const shop = await startSite({ '/': html('shop'), '/robots.txt': redirect('http://10.0.0.5/robots.txt') })
    const internet = createSmallInternet({
      names: { 'shop.example': [['93.184.216.34']] },
      machines: { '93.184.216.34': shop.port, '10.0.0.5': inside.port },
    })
    const session = startSession({ seams: internet })
    const result = refusalIn(await session.fetch('http://shop.example/', { accept }))
    expect(result.reason).toBe('privateAddress')
    expect(inside.sockets).toHaveLength(0)
    expect(shop.requests).toEqual(['GET /robots.txt'])
  })
})

test.each([
  ['file:///etc/passwd', 'badScheme'],
  ['not an address', 'badUrl'],
  ['https://user:secret@bakery.example/', 'credentials'],
  ['http://bakery.example:25/', 'badPort'],
])('%s is refused before anything is asked', async (url, reason) => {
  const internet = createSmallInternet({ names: { 'bakery.example': [['93.184.216.34']] }, machines: {} })
  const session = startSession({ seams: internet })
  const result = refusalIn(await session.fetch(url, { accept }))
  expect(result.reason).toBe(reason)
  expect(result.url).not.toContain('secret')
  expect(internet.lookups).toEqual([])
})
