import { expect, test } from 'vitest'
import { additionRefusal, elementProperties, elementTypes, removalRefusal } from './element-types.rules.ts'

test('a creative has seven types of elements and eleven properties (CRE-03, CRE-04)', () => {
  expect(elementTypes).toHaveLength(7)
  expect(elementProperties).toHaveLength(11)
})

test('the last element stays (CRE-09)', () => {
  expect(removalRefusal([{}])).toBe('lastElement')
  expect(removalRefusal([{}, {}])).toBeNull()
})

test('a second video is refused, a second text is not (CRE-08)', () => {
  expect(additionRefusal([{ type: 'text' }], 'video')).toBeNull()
  expect(additionRefusal([{ type: 'text' }, { type: 'video' }], 'video')).toBe('secondVideo')
  expect(additionRefusal([{ type: 'text' }, { type: 'video' }], 'text')).toBeNull()
})
