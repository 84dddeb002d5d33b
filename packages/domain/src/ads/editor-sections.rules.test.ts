import { expect, it } from 'vitest'
import { settingKeys } from './ad-settings.rules.ts'
import { editorSections, sectionOfField } from './editor-sections.rules.ts'

it('has ten sections until ads can be exported (EDT-01)', () => {
  expect(editorSections.toSorted()).toEqual([
    'autopilot',
    'budget',
    'content',
    'duplicate',
    'forecast',
    'funding',
    'goal',
    'history',
    'targeting',
    'timing',
  ])
})

it('places each field in a section', () => {
  expect(settingKeys.map(sectionOfField)).toEqual([
    'goal',
    'goal',
    'goal',
    'funding',
    'budget',
    'budget',
    'timing',
  ])
  expect((['headlined', 'igMessage', 'adCreativeId', 'channel'] as const).map(sectionOfField)).toEqual(
    Array(4).fill('content'),
  )
  expect(sectionOfField('keywords')).toBe('targeting')
})
