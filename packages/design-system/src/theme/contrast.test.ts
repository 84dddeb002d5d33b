import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { type ColorName, type Status, statuses } from './tokens.ts'

const grounds = ['sunken', 'surface', 'raised', 'floating', 'pressed'] as const
const onEveryGround: ColorName[] = ['ink', 'inkSoft']
const onPaper: ColorName[] = ['inkFaint', 'accentText', ...statuses]

function textPairs(): [ColorName, ColorName][] {
  const wash = (status: Status): ColorName => `${status}Wash`
  return [
    ...onEveryGround.flatMap((ink) => grounds.map((ground): [ColorName, ColorName] => [ink, ground])),
    ...onPaper.flatMap((ink) =>
      grounds.filter((ground) => ground !== 'pressed').map((ground): [ColorName, ColorName] => [ink, ground]),
    ),
    ...statuses.flatMap((status): [ColorName, ColorName][] => [
      [status, wash(status)],
      ['ink', wash(status)],
      ['inkSoft', wash(status)],
    ]),
    ['accentText', 'accentWash'],
    ['ink', 'accentWash'],
    ['inkSoft', 'accentWash'],
    ['accentInk', 'accent'],
    ['accentInk', 'accentHover'],
    ['accentInk', 'accentPressed'],
    ['surface', 'ink'],
  ]
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_, scheme) => {
  it.each(textPairs())('%s on %s has a contrast of 4.5:1', (ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['sunken', 'surface', 'raised'] as const)(
    'the border of a control has a contrast of 3:1 with %s',
    (ground) => {
      expect(contrast(scheme.lineControl, scheme[ground])).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 2)
    expect(contrast(light.accent, light.accent)).toBe(1)
  })

  it('takes the accent for #434CFF, 5.65:1 on white', () => {
    expect(contrast(light.accent, 'oklch(1 0 0)')).toBeCloseTo(5.65, 2)
  })

  it('throws on colors it cannot parse', () => {
    expect(() => contrast('oklch(0 0 0 / .5)', 'oklch(1 0 0)')).toThrow('not an opaque')
  })
})
