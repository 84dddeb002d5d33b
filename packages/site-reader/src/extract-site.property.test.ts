import { websiteDataSchema } from '@aloft/domain/scans/website-data.entity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isElement } from './page/dom.ts'
import { extractSite } from './extract-site.ts'
import type { Page } from './page/page.ts'
import { siteOf } from './test-support/site-of.ts'
import type { TradeMatcher } from './trade/trade-matcher.ts'
import { fold } from './text/text.ts'

const pieces = [
  '<h1>',
  '</h1>',
  '<h2>Why us</h2>',
  '<h3>',
  '</h3>',
  '<p>',
  '</p>',
  '<ul><li>',
  '</li>',
  '<dl><dt>',
  '</dt><dd>',
  '</dd></dl>',
  '<table><tr><td>',
  '</td><td>',
  '</table>',
  '<footer>',
  '<a href="/">',
  '</a>',
  '<s>',
  '</s>',
  '<br>',
  '<b>',
  '</b>',
  '<div class="card">',
  '</div>',
  '<img src="/a.jpg" srcset="a 1x,, b">',
  '<script type="application/ld+json">{"@type":"Bakery","name":"',
  '","telephone":"',
  '"}</script>',
  '<span itemscope itemtype="x/Store"><i itemprop="name">',
  'Every loaf is made by hand since 1987.',
  '€4.20',
  'ab 48 €',
  'Phone 0113 496 0182',
  'Mon-Fri 9-5',
  '27 Park Row, Leeds LS1 5QL',
  'For people who walk',
  'We have repaired 2,400 bikes, no fix, no fee.',
  'A full service costs £65.',
  'We deliver across Leeds and York.',
  'Order by 15 December for Christmas.',
  '<div class="review"><p>They never rush you at all. Tom, York</p></div>',
  '<figure><blockquote>',
  '</blockquote><figcaption>– Ann</figcaption></figure>',
  '<a class="btn" href="/book">Book a visit</a>',
  '<a href="tel:0113">',
  '<button>Add to bag</button>',
  '<input type="submit" value="Get a free quote">',
  '<script type="application/ld+json">{"@type":"Store","name":"S","telephone":"1","acceptsReservations":true,"areaServed":["Leeds",{"name":"York","geoRadius":"x"}],"award":["A",1],"foundingDate":1987,"aggregateRating":{"ratingValue":"4,8","reviewCount":"9"},"review":{"@type":"Review","reviewBody":"It works well every day"},"potentialAction":{"@type":"ReserveAction","target":{"urlTemplate":"::"}}}</script>',
  ' ',
  'Made for families and shops.',
  'a@b.example',
  '<style>body{color:',
  '}</style>',
  '<meta name="description" content="',
  '">',
  '<title>',
  '</title>',
  '-->',
  '<!--',
  '&amp;',
  '&#0;',
]
const html = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string() }),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

/** Matches every word as a trade. */
const anyWords: TradeMatcher = {
  certainTrade: ({ summary, titles, headings, offers, sentences }) => ({
    trade: { id: 'any' },
    certainty: 1,
    matched: [summary ?? '', ...titles, ...headings, ...offers, ...sentences].map((text) => ({
      words: text,
      text,
    })),
  }),
  foreignTrade: () => null,
}

it('never throws, keeps the shape, and only quotes the page', () => {
  fc.assert(
    fc.property(html, fc.string({ maxLength: 60 }), (page, css) => {
      const site = siteOf(page, { css })
      const { data } = extractSite(site, anyWords)
      expect(websiteDataSchema.safeParse(data).error).toBeUndefined()
      const [home] = site.pages
      const texts = home ? textsIn(home, page) : []
      for (const quote of quotesIn(data))
        expect(
          texts.some((text) => text.includes(quote)),
          quote,
        ).toBe(true)
    }),
    { numRuns: 300, examples: [['}</style><title><h1></title>Every loaf is made by hand since 1987.', '']] },
  )
})

function quotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('quote' in value && typeof value.quote === 'string' && 'source' in value && value.source !== 'css')
    return [value.quote]
  return Object.values(value).flatMap(quotesIn)
}

// The source as sent, its text, its attributes, and the text without hidden content.
function textsIn({ $, noise }: Page, source: string): string[] {
  const attributes = $('*')
    .toArray()
    .flatMap((node) => (isElement(node) ? Object.values(node.attribs) : []))
  const whole = $.root().text()
  for (const node of noise) $(node).remove()
  $('button, input, textarea, select, label, head').remove()
  return [source, whole, $.root().text(), ...attributes].map(fold)
}
