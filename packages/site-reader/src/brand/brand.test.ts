import { expect, it } from 'vitest'
import { dataOf, origin, valuesOf } from '../test-support/site-of.ts'

const css = `:root { --moss: #0a7d5a; --brand: var(--moss); --text: "Figtree", sans-serif; --a: var(--b); --b: var(--a); }
@font-face { font-family: "Figtree"; src: url(f.woff2); }
body { background: #ffffff; color: rgb(16 20 24); font: 400 17px/1.6 var(--text); }
h1, h2 { font-family: "Space Grotesk", serif; }
h1:hover { color: red; }
.btn { background: var(--brand); color: white; }
.hero { background-color: var(--missing, #ff7a45); } .round { background: var(--a); }
.unused { background: #00f; } .grey { background: #eee; }
@media print { body { color: black; } } @media (prefers-color-scheme: dark) { body { background: black; } }`
const html =
  '<h1>Hi</h1><a class="btn" href="/x">Go</a><div class="hero"><p>text</p></div><div class="round grey">grey</div>'

it('reads colors by their roles through chains of custom properties', () => {
  const { colors } = dataOf(html, { css })
  expect(valuesOf(colors)).toEqual([
    { role: 'text', hex: '#101418' },
    { role: 'background', hex: '#ffffff' },
    { role: 'primary', hex: '#0a7d5a' },
    { role: 'accent', hex: '#ff7a45' },
  ])
  expect(colors[2]?.evidence).toEqual([
    { url: `${origin}/style.css`, quote: 'background: var(--brand)', source: 'css' },
    { url: `${origin}/style.css`, quote: '--brand: var(--moss)', source: 'css' },
    { url: `${origin}/style.css`, quote: '--moss: #0a7d5a', source: 'css' },
  ])
})

it('ignores grays as brand colors, and takes a plain button only if there is nothing else', () => {
  const gray = 'body { color: #222; background: #fff } a { color: #777 } p { border-bottom: 1px solid #ccc }'
  const roles = (css: string) =>
    valuesOf(dataOf('<p>x <a class="btn" href="/x">y</a></p>', { css }).colors).map(
      ({ role, hex }) => `${role} ${hex}`,
    )
  expect(roles(gray)).toEqual(['text #222222', 'background #ffffff'])
  expect(roles(`${gray} .btn { background: #333 }`)).toEqual([
    'text #222222',
    'background #ffffff',
    'primary #333333',
  ])
})

it('reads fonts of headings and text, and lets headings inherit', () => {
  expect(valuesOf(dataOf(html, { css }).fonts)).toEqual([
    { role: 'heading', family: 'Space Grotesk' },
    { role: 'body', family: 'Figtree' },
  ])
  expect(
    valuesOf(dataOf(html, { css: 'body { font-family: system-ui, "Open Sans", sans-serif }' }).fonts),
  ).toEqual([
    { role: 'heading', family: 'Open Sans' },
    { role: 'body', family: 'Open Sans' },
  ])
  expect(dataOf(html, { css: 'body { font-family: system-ui, sans-serif }' }).fonts).toEqual([])
})

it('returns no colors and no fonts if no style sets any', () => {
  expect(dataOf(html)).toMatchObject({ colors: [], fonts: [] })
})

it('ranks logos and ignores those in the content', () => {
  const page = `<head><link rel="icon" href="/i.svg"><link rel="apple-touch-icon" href="/touch.png"></head>
    <header><a href="/"><img src="/mark.svg" alt="Odd Loaf logo"></a></header><main><img src="/client-logo.png" alt="Client"></main>`
  expect(valuesOf(dataOf(page).logos)).toEqual(
    ['/mark.svg', '/touch.png', '/i.svg'].map((path) => `${origin}${path}`),
  )
})

it('returns pictures with the size of their file', () => {
  const page = `<header><a href="/"><img src="/logo.png" alt="x"></a></header><img src="/a-480.jpg" srcset="/a-480.jpg 480w, /a-1200.jpg 1200w" alt="A room">
    <img data-src="/late.jpg" src="data:image/gif;base64,x" alt=""><img src="/thumb.jpg"><img src="/gone.jpg"><p hidden><img src="/hidden.jpg"></p>
    <div style="background-image: url('/back.jpg')">x</div>`
  const sized = (path: string, width: number, height: number) => ({ url: `${origin}${path}`, width, height })
  const pictures = [
    sized('/a-1200.jpg', 1200, 800),
    sized('/late.jpg', 400, 400),
    sized('/thumb.jpg', 399, 900),
    sized('/logo.png', 800, 800),
    sized('/hidden.jpg', 800, 800),
    sized('/back.jpg', 1600, 900),
  ]
  expect(valuesOf(dataOf(page, { pictures }).pictures)).toEqual([
    { ...pictures[0], alt: 'A room' },
    { ...pictures[1], alt: '' },
    { ...pictures[5], alt: '' },
  ])
})

it.each([
  [
    'the name other titles end with',
    '<title>Bread and buns | Odd Loaf</title>',
    '<title>Menu | Odd Loaf</title>',
    'Odd Loaf',
  ],
  [
    'the name the logo says',
    '<title>Bakers in Cork - Odd Loaf</title><a href="/"><img alt="Odd Loaf Logo" src="l.png"></a>',
    '',
    'Odd Loaf',
  ],
  [
    'the site name before the title',
    '<title>Bread</title><meta property="og:site_name" content="Odd Loaf">',
    '',
    'Odd Loaf',
  ],
  ['the only title', '<title>Odd Loaf</title>', '', 'Odd Loaf'],
  ['no name where there is none', '<title>Home</title>', '', undefined],
])('takes %s', (_, home, other, name) => {
  expect(dataOf(home, { pages: { '/menu': { html: other, role: 'prices' } } }).name?.value).toBe(name)
})

it.each([
  ['what the page declares', '<html lang="de-CH"><p>Brot</p>', 'de'],
  [
    'what its text is in',
    `<p>${'Nous livrons les fleurs de saison dans toute la ville, du mardi au samedi, à vélo. '.repeat(4)}</p>`,
    'fr',
  ],
  [
    'its text where the declaration is clearly wrong',
    '<html lang="en"><p>Wir streichen Wände und Decken, sauber und zum Festpreis, auch am Wochenende. Abends ist gefegt, und wer uns ruft, bekommt noch am selben Tag eine Antwort. Seit dreißig Jahren bilden wir aus, denn gute Arbeit braucht Leute, die sie gelernt haben und gern machen.</p>',
    'de',
  ],
  ['nothing without a sign', '<p>Hm</p>', undefined],
])('the language is %s', (_, page, code) => {
  expect(dataOf(page).language?.value).toBe(code)
})

it('quotes the whole title if it names the business and describes it', () => {
  const html =
    '<html lang="en"><head><title>Ruth Fenwick, piano tuner, Hexham</title></head><h1>Ruth Fenwick tunes pianos</h1>'
  expect(dataOf(html).name).toMatchObject({
    value: 'Ruth Fenwick',
    evidence: [{ quote: 'Ruth Fenwick, piano tuner, Hexham' }],
  })
})
