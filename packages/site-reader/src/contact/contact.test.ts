import { expect, it } from 'vitest'
import { dataOf, valuesOf } from '../test-support/site-of.ts'

it.each([
  ['a link', '<a href="mailto:hi@loaf.example?subject=x">Write</a>', 'hi@loaf.example'],
  ['plain text', '<p>Write to hi@loaf.example.</p>', 'hi@loaf.example'],
  ['a spelled-out address', '<p>schreiben Sie an post (at) maler.example</p>', 'post@maler.example'],
  ['a dot spelled out', '<p>post [at] maler [punkt] example</p>', 'post@maler.example'],
  ['no address of a template', '<p>name@example.com</p>', undefined],
])('reads the email address from %s', (_, html, email) => {
  expect(dataOf(html).contact.email?.value).toBe(email)
})

it.each([
  ['a link, as shown', '<a href="tel:+33261910427">02 61 91 04 27</a>', '02 61 91 04 27'],
  ['a link without a number in its text', '<a href="tel:+33261910427">Call us</a>', '+33261910427'],
  ['a labelled text', '<p>Telefon: 0221 4710 365</p>', '0221 4710 365'],
  ['no fax', '<p>Fax 0113 496 0183</p>', undefined],
  ['no number without a label', '<p>Order number 0113 496 0183</p>', undefined],
])('reads the phone number from %s', (_, html, phone) => {
  expect(dataOf(html).contact.phone?.value).toBe(phone)
})

it('asks when pages name different numbers, not when one page names both', () => {
  const page = (...numbers: string[]) => numbers.map((number) => `<p>Phone ${number}</p>`).join('')
  const asked = (home: string, contact: string) =>
    dataOf(home, { pages: { '/contact': { html: contact, role: 'contact' } } }).questions
  expect(asked(page('0113 496 0182'), page('0113 496 0199'))).toMatchObject([
    { field: 'phone', answers: [{ value: '0113 496 0182' }, { value: '0113 496 0199' }] },
  ])
  expect(asked(page('0113 496 0182'), page('+44 113 496 0182'))).toEqual([])
  const pages = {
    '/a': { html: page('0113 496 0182', '0113 496 0199'), role: 'contact' as const },
    '/b': { html: page('0113 496 0199'), role: 'about' as const },
  }
  expect(dataOf(page('0113 496 0182'), { pages }).questions).toEqual([])
  expect(asked(page('0113 496 0182'), page('0113 496 0182', '0113 496 0199'))).toEqual([])
})

it('takes profiles, not share buttons', () => {
  const html = `<a href="https://www.instagram.com/loaf">I</a><a href="https://instagram.com/loaf/">again</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">share</a>
    <a href="https://mastodon.social/@loaf">M</a><a href="https://twitter.com/">T</a><a href="https://other.example/loaf">O</a>`
  expect(valuesOf(dataOf(html).socialLinks)).toEqual([
    'https://www.instagram.com/loaf',
    'https://mastodon.social/@loaf',
  ])
})

it('writes out the country if a page does', () => {
  const json =
    '{"@type":"Store","name":"N","address":{"streetAddress":"14 Lower Street","addressLocality":"Galway","addressCountry":"IE"}}'
  const html = `<script type="application/ld+json">${json}</script><p>14 Lower Street, Galway, Ireland</p>`
  expect(dataOf(html).location?.value).toEqual({
    city: 'Galway',
    region: null,
    country: 'Ireland',
    address: '14 Lower Street, Galway',
  })
})

it('asks nothing if one page differs between its text and its structured data', () => {
  const ld = { '@type': 'CafeOrCoffeeShop', openingHours: 'Mo-Fr 08:00-16:00', telephone: '0113 496 0181' }
  const home = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...ld })}</script>
    <p>Open Monday to Friday, 9am to 5pm.</p>`
  expect(dataOf(home).questions).toEqual([])
})
