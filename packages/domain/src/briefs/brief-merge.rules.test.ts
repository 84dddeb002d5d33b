import { describe, expect, it } from 'vitest'
import { changedFields, mergeBrief } from './brief-merge.rules.ts'

const base = { name: 'Nightjar', summary: 'Lamps.', audiences: ['Gift buyers'] }

describe('changedFields', () => {
  it('compares lists by what they say', () => {
    expect(changedFields(base, { ...base, audiences: ['Gift buyers'] })).toEqual([])
    expect(changedFields(base, { ...base, audiences: [], name: 'Wren' })).toEqual(['name', 'audiences'])
  })
})

describe('mergeBrief', () => {
  it('keeps the changes of both to different fields', () => {
    const merged = mergeBrief(base, { ...base, name: 'Wren' }, { ...base, audiences: ['Hotels'] })
    expect(merged).toEqual({ brief: { ...base, name: 'Wren', audiences: ['Hotels'] }, conflicts: [] })
  })

  it('names a field that both changed', () => {
    const merged = mergeBrief(base, { ...base, name: 'Wren' }, { ...base, name: 'Dome' })
    expect(merged).toEqual({ brief: { ...base, name: 'Wren' }, conflicts: ['name'] })
  })

  it('takes the same change by both for none that clashes', () => {
    const same = { ...base, audiences: ['Hotels'] }
    expect(mergeBrief(base, same, same)).toEqual({ brief: same, conflicts: [] })
  })
})
