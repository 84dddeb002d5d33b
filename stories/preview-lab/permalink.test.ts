import { expect, test } from 'vitest'
import { decodeAd, encodeAd, type LabAd } from './permalink.ts'

const sample: LabAd = {
  name: 'Nightjar Lamps',
  message: 'Bring any lamp.',
  headline: 'Evenings, better lit',
  description: '',
  buttonLabel: 'Shop now',
  picture: 0,
}

test('an ad comes back from its address, in any script', () => {
  const ad = { ...sample, headline: 'Take €20 off! 🪔', message: 'أحضر مصباحك', picture: 3 }
  const code = encodeAd(ad, sample)
  expect(code).toMatch(/^[\w-]+$/)
  expect(decodeAd(code, sample)).toEqual(ad)
})

test('an unchanged ad needs no address', () => {
  expect(encodeAd(sample, sample)).toBe('')
  expect(decodeAd('', sample)).toEqual(sample)
})

test.each(['%%', 'bm90IGpzb24', btoa('{"picture":"x","headline":1}'), btoa('null')])(
  'what can’t be read is as in the sample: %s',
  (code) => expect(decodeAd(code, sample)).toEqual(sample),
)
