import type { InputType, StoryContextForEnhancers } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { usableControls } from './usable-controls.ts'

function enhance(argType: InputType, value?: unknown): InputType | undefined {
  const context = { argTypes: { prop: { name: 'prop', ...argType } }, initialArgs: { prop: value } }
  return usableControls(context as unknown as StoryContextForEnhancers)['prop']
}

const literals = (count: number) => ({
  name: 'enum' as const,
  value: Array.from({ length: count }, (_, index) => String(index)),
})

test('a few values are shown at once, many in a list', () => {
  expect(enhance({ type: literals(4) })).toMatchObject({
    options: ['0', '1', '2', '3'],
    control: { type: 'inline-radio' },
  })
  expect(enhance({ type: literals(5) })?.control).toEqual({ type: 'select' })
})

test('an optional text has a field for text, and the name of its type', () => {
  const optional = {
    name: 'union' as const,
    raw: 'string | undefined',
    value: [{ name: 'string' as const }, { name: 'other' as const, value: 'undefined' }],
  }
  expect(enhance({ type: optional })).toMatchObject({
    type: { name: 'string' },
    table: { type: { summary: 'string' } },
  })
})

test('children whose type isn’t known have no field if they’re elements', () => {
  expect(enhance({}, [{}, {}])?.control).toEqual({ disable: true })
  expect(enhance({}, 'Create ad')?.control).toBeUndefined()
})

test('what can’t be set by hand has no field, unless it’s given as a text', () => {
  const node = { name: 'other' as const, value: 'ReactNode' }
  expect(enhance({ type: node }, {})?.control).toEqual({ disable: true })
  expect(enhance({ type: node }, 'Create ad')?.control).toEqual({ type: 'text' })
  expect(enhance({ type: { name: 'function' } })?.control).toEqual({ disable: true })
})

test('a control that a story sets stays', () => {
  expect(enhance({ type: literals(9), control: 'radio' })?.control).toBe('radio')
})
