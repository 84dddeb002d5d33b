import { type ScanStep, scanStepSchema } from '@aloft/domain/scans/scan.entity'
import { expect, it } from 'vitest'
import { createUndiciWebFetch } from '../../../gateways/web-fetch/web-fetch.undici.ts'
import { gif, page, serve, text } from './test-support/serve.ts'

it('reports each step with the facts known after it', async () => {
  const site = await serve({
    '/': page(
      'Bread',
      '<link rel="stylesheet" href="/s.css"><link rel="manifest" href="/m.json"><nav><a href="/menu">Menu</a><a href="/gone">About</a></nav><img src="/a.gif"><img src="/gone.gif">',
    ),
    '/s.css': { body: '@import "/t.css"; body{color:#222222}', type: 'text/css' },
    '/t.css': { body: 'body{font-family:Georgia}', type: 'text/css' },
    '/m.json': { body: '{"name":"Odd Loaf"}', type: 'application/manifest+json' },
    '/menu': page('Menu', '<ul><li>Rye €5.90</li></ul>'),
    '/a.gif': { body: gif, type: 'image/gif' },
  })
  const steps: [ScanStep, number][] = []
  const result = await site.read({ onStep: (step, data) => void steps.push([step, data.offers.length]) })
  expect(result).toMatchObject({
    status: 'SUCCESS',
    data: { name: { value: 'Odd Loaf' }, offers: [{ value: { name: 'Rye', price: '€5.90' } }] },
  })
  for (const [step] of steps) expect(scanStepSchema.safeParse(step).error).toBeUndefined()
  const reported = steps.map(
    ([{ kind, outcome, url, status, title, found }, offers]) =>
      `${kind} ${outcome} ${url.replace(site.origin, '')} ${status} ${title} [${found.join()}] ${offers}`,
  )
  expect(reported.toSorted()).toEqual(
    [
      'robots read /robots.txt null null [] 0',
      'page read / 200 Bread | Odd Loaf [name,summary,language,statements] 0',
      'styles read /t.css 200 null [fonts] 0',
      'styles read /s.css 200 null [colors] 0',
      'manifest read /m.json 200 null [] 0',
      'page read /menu 200 Menu | Odd Loaf [offers] 1',
      'page refused /gone 404 null [] 1',
      'picture read /a.gif 200 null [pictures] 1',
      'picture refused /gone.gif 404 null [] 1',
    ].toSorted(),
  )
  expect(reported.slice(0, 2).every((line) => /^(robots|page) read \//.test(line))).toBe(true)
})

it('reads five further pages, three at once, and another one for each that is missing', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h']
  const links = paths.map((path) => `<a href="${path}">${path} things</a>`).join('')
  const site = await serve({
    '/': page('Home', `<nav>${links}</nav>`),
    ...Object.fromEntries(
      paths.filter((path) => path !== '/b').map((path) => [path, { ...page(path), ms: 30 }]),
    ),
  })
  const titles: (string | null)[] = []
  await site.read({
    onStep: ({ kind, title, outcome }) => void (kind === 'page' && outcome === 'read' && titles.push(title)),
  })
  expect(titles).toHaveLength(6)
  expect(site.asked.filter((path) => path.length === 2)).toEqual(['/a', '/b', '/c', '/d', '/e', '/f'])
  expect(site.mostOpen()).toBe(3)
})

it('obeys robots.txt and says so', async () => {
  const site = await serve({
    '/robots.txt': { body: 'User-agent: *\nDisallow: /menu', type: 'text/plain' },
    '/': page('Home', '<nav><a href="/menu">Menu</a></nav>'),
    '/menu': page('Menu'),
  })
  const steps: ScanStep[] = []
  await site.read({ onStep: (step) => void steps.push(step) })
  expect(site.asked).not.toContain('/menu')
  expect(steps.find(({ url }) => url.endsWith('/menu'))).toMatchObject({
    kind: 'page',
    outcome: 'skipped',
    reason: 'robots',
  })
})

it('counts a page once, and none behind a redirect to another site', async () => {
  const other = await serve({ '/': page('Other') })
  const site = await serve({
    '/': page(
      'Home',
      '<nav><a href="/menu">Menu</a><a href="/karte">Preise</a><a href="/away">About</a></nav>',
    ),
    '/menu': page('Menu'),
    '/karte': { body: '', location: '/menu' },
    '/away': { body: '', location: other.origin },
  })
  const steps: ScanStep[] = []
  const webFetch = createUndiciWebFetch({
    productUrl: 'https://aloft.example/robot',
    privateOrigins: [site.origin, other.origin],
  })
  await site.read({ webFetch, onStep: (step) => void (step.kind === 'page' && steps.push(step)) })
  expect(steps.map(({ outcome }) => outcome).toSorted()).toEqual(['read', 'read', 'skipped', 'skipped'])
})

it('keeps what was read when the time is up', async () => {
  const site = await serve({
    '/': page('Home', '<nav><a href="/menu">Menu</a></nav>'),
    '/menu': { ...page('Menu'), ms: 20_000 },
  })
  const started = performance.now()
  const result = await site.read({ budgetMs: 2_000 })
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(result).toMatchObject({ status: 'SUCCESS', data: { summary: { value: text } } })
})

it('ends with the caller, and with a listener that fails', async () => {
  const site = await serve({ '/': { ...page('Home'), ms: 300 } })
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('stopped')), 50)
  await expect(site.read({ signal: stop.signal })).rejects.toThrow('stopped')
  await expect(site.read({ onStep: () => Promise.reject(new Error('no log')) })).rejects.toThrow('no log')
})

it('follows a page that only sends browsers on', async () => {
  const site = await serve({
    '/': { body: '<meta http-equiv="refresh" content="0; url=/en/">' },
    '/en/': page('Welcome'),
  })
  expect(await site.read()).toMatchObject({ status: 'SUCCESS', data: { summary: { value: text } } })
})
