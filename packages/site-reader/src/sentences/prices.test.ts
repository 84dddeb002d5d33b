import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf, isDiscount, pricesIn } from './prices.ts'

it.each([
  ['€4.20', 4.2, 'EUR', false, null],
  ['4,20 €', 4.2, 'EUR', false, null],
  ['CHF 18.–', 18, 'CHF', false, null],
  ['30.- CHF', 30, 'CHF', false, null],
  ['1’250.– CHF', 1250, 'CHF', false, null],
  ['£9', 9, 'GBP', false, null],
  ['$1,200', 1200, 'USD', false, null],
  ['1.200,50 €', 1200.5, 'EUR', false, null],
  ['1 200 €', 1200, 'EUR', false, null],
  ['Fr. 24.50', 24.5, 'CHF', false, null],
  ['15 Euro', 15, 'EUR', false, null],
  ['ab 48 €', 48, 'EUR', true, null],
  ['from £30 per hour', 30, 'GBP', true, 'hour'],
  ['À partir de 850 €', 850, 'EUR', true, null],
  ['desde 20 €/hora', 20, 'EUR', true, 'hora'],
  ['ab 12,80 €/m²', 12.8, 'EUR', true, 'm²'],
  ['185 € je Tür', 185, 'EUR', false, 'Tür'],
  ['€19 / month', 19, 'EUR', false, 'month'],
  ['45 € / 60 min', 45, 'EUR', false, '60 min'],
  ['€10–€15', 10, 'EUR', false, null],
  ['£30 an hour', 30, 'GBP', false, 'hour'],
  ['55 € par personne', 55, 'EUR', false, 'personne'],
  ['90 € la nuit', 90, 'EUR', false, 'nuit'],
  ['890.-', 890, '', false, null],
  ['CHF 890.–', 890, 'CHF', false, null],
  ['1’250.–', 1250, '', false, null],
])('reads %s whole', (text, amount, currency, isFrom, unit) => {
  expect(pricesIn(text)).toEqual([{ text, amount, currency, isFrom, unit, start: 0, end: text.length }])
})

it.each(['2024', '10%', 'vom 1.-3. Mai', '42 cm high', 'May 12', 'call 020 7946 0018', 'freshly baked'])(
  '%s is no price',
  (text) => {
    expect(pricesIn(text)).toEqual([])
  },
)

it('distinguishes an amount from liters and leaves out the words around', () => {
  expect(pricesIn('Stout 0,5 l 4,50 € and tea €2.80 too').map(({ text }) => text)).toEqual([
    '4,50 €',
    '€2.80',
  ])
})

it.each(['Old lamp in, €20 off', 'Save £5 today', '10 € Rabatt ab heute', '3 € de réduction'])(
  '%s is a saving',
  (text) => {
    const [price] = pricesIn(text)
    expect(price && isDiscount(text, price)).toBe(true)
  },
)

it('parses the prices of a shop in any country', () => {
  const written = fc.record({
    cents: fc.integer({ min: 0, max: 99_999_999 }),
    locale: fc.constantFrom('en-IE', 'de-DE', 'fr-FR', 'es-ES', 'de-CH', 'en-US'),
  })
  fc.assert(
    fc.property(written, ({ cents, locale }) => {
      const text = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay: 'symbol',
      }).format(cents / 100)
      expect(pricesIn(text.replace(/\s/g, ' '))[0]?.amount, text).toBe(cents / 100)
    }),
  )
  expect(amountOf('1.234.567')).toBe(1_234_567)
})
