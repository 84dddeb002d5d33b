import { expect, it } from 'vitest'
import { SiteReading } from './site-reading.ts'
import { parseStylesheet } from './style/stylesheet.ts'

const origin = 'https://shop.example'
const trades = { certainTrade: () => null, foreignTrade: () => null }
const text = 'We bake bread at four in the morning and sell it until three.'
const page = (path: string, html: string, order = 0) => ({
  url: `${origin}${path}`,
  html,
  role: order === 0 ? ('home' as const) : ('other' as const),
  order,
})

it('keeps the pages in order, whenever they arrive', () => {
  const reading = new SiteReading(trades)
  reading.addPage(page('/', '<title>Odd  Loaf</title>'))
  reading.addPage(page('/b', '<title></title>', 2))
  reading.addPage(page('/a', '<p>a</p>', 1))
  expect(reading.pages.map(({ url }) => url)).toEqual(['/', '/a', '/b'].map((path) => `${origin}${path}`))
  expect([`${origin}/`, `${origin}/b`, `${origin}/gone`].map((url) => reading.titleOf(url))).toEqual([
    'Odd Loaf',
    null,
    null,
  ])
  expect([reading.hasPage('<p>a</p>'), reading.hasPage('<p>b</p>')]).toEqual([true, false])
})

it('ignores what a style sheet hides, also on pages that were added before', () => {
  const reading = new SiteReading(trades)
  reading.addPage(page('/', `<p>${text}</p><p class="gone">We are the best bakery.</p>`))
  const lines = () => reading.pages.flatMap(({ blocks }) => blocks.map((block) => block.text))
  expect(lines()).toEqual([text, 'We are the best bakery.'])
  reading.addStylesheet(parseStylesheet('.gone { display: none }', `${origin}/s.css`), 1)
  expect(lines()).toEqual([text])
  reading.addPage(page('/a', '<style>.late { display: none }</style><p class="late">Late</p>', 1))
  expect(lines()).toEqual([text])
})

it('applies style sheets in the order of the pages that link to them, whenever they arrive', () => {
  const reading = new SiteReading(trades)
  reading.addPage(
    page('/', `<link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css"><p>${text}</p>`),
  )
  reading.addPage(page('/c', '<link rel="stylesheet" href="/c.css">', 1))
  const linked = reading.linkedSheets
  expect(linked.map(({ url }) => url)).toEqual(['a', 'b', 'c'].map((name) => `${origin}/${name}.css`))
  const colors = ['#aa0000', '#00aa00', '#0000aa']
  for (const [index, { url, order }] of [...linked.entries()].toReversed())
    reading.addStylesheet(parseStylesheet(`body { color: ${colors[index]} }`, url), order)
  expect(reading.extract().data.colors[0]?.value).toEqual({ role: 'text', hex: '#0000aa' })
})

it('lists what to fetch next: the manifest of the home page and pictures that may be content', () => {
  const reading = new SiteReading(trades)
  expect(reading.manifestUrl).toBeNull()
  reading.addPage(
    page(
      '/',
      `<link rel="manifest" href="/m.json"><p>${text}</p><img src="/loaf.jpg"><img src="/pixel.gif">`,
    ),
  )
  expect(reading.manifestUrl).toBe(`${origin}/m.json`)
  expect(reading.pictureCandidates).toEqual([`${origin}/loaf.jpg`])
})

it('returns whether a picture is large enough, and only keeps such pictures', () => {
  const reading = new SiteReading(trades)
  reading.addPage(page('/', `<p>${text}</p><img src="/loaf.jpg"><img src="/small.jpg">`))
  expect(reading.addPicture({ url: `${origin}/loaf.jpg`, width: 400, height: 400 })).toBe(true)
  expect(reading.addPicture({ url: `${origin}/small.jpg`, width: 399, height: 900 })).toBe(false)
  expect(reading.contentPictures.map(({ value }) => value.url)).toEqual([`${origin}/loaf.jpg`])
})
