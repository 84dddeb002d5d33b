import { describe, expect, it } from 'vitest'
import { copyFields } from '../balloons/copy-fields.rules.ts'
import { freeFields } from './text-kinds.rules.ts'

describe('further texts (GEN-20)', () => {
  it('go into the fields that are empty, in their order', () => {
    const texts = { headline1: 'A lamp', headlined: '', description1: 'Blown by hand' }
    expect(freeFields('google', 'headlines', texts)?.slice(0, 3)).toEqual([
      'headline2',
      'headlined',
      'headline4',
    ])
    expect(freeFields('google', 'descriptions', texts)).toEqual([
      'description2',
      'description3',
      'description4',
    ])
  })

  it('go nowhere once all fields are written', () => {
    const texts = Object.fromEntries(copyFields.google.map(({ key }) => [key, 'A lamp']))
    expect(freeFields('google', 'headlines', texts)).toEqual([])
  })

  it.each(['keywords', 'interests', 'locations'] as const)('join the list of %s', (kind) => {
    expect(freeFields('google', kind, {})).toBeNull()
  })
})
