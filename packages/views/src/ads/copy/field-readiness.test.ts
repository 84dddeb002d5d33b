import { describe, expect, it } from 'vitest'
import { fieldState } from './field-readiness.ts'

const ready = { value: 'Bring a lamp', isRequired: true, failure: null, notes: [] }
const note = (severity: 'error' | 'warning') => ({
  rule: 'G06',
  severity,
  message: '',
  hint: '',
  span: null,
  suggestion: null,
})

describe('fieldState', () => {
  it.each([
    ['a text is ready', ready, 'on'],
    ['a failure blocks', { ...ready, failure: 'textTooLong' }, 'bad'],
    ['an error blocks', { ...ready, notes: [note('warning'), note('error')] }, 'bad'],
    ['a warning wants a look', { ...ready, notes: [note('warning')] }, 'warn'],
    ['a required text that is blank blocks', { ...ready, value: '  ' }, 'bad'],
    ['a text that may be empty and is counts for nothing', { ...ready, value: '', isRequired: false }, null],
    [
      'a failure of a text that may be empty blocks',
      { ...ready, value: '', isRequired: false, failure: 'other' },
      'bad',
    ],
  ] as const)('%s', (_, field, state) => {
    expect(fieldState(field)).toBe(state)
  })
})
