import { expect, it } from 'vitest'
import { isCtaSection, isSectionType, sectionTypes } from './section-types.rules.ts'

it('has seventeen types, three of which continue to another page', () => {
  const names = Object.keys(sectionTypes)
  expect(names).toHaveLength(17)
  expect(names.filter(isCtaSection)).toEqual(['Hero', 'SurveyFooter', 'CallToActionSection'])
})

it('knows no others', () => {
  for (const name of ['hero', 'toString', '', null]) {
    expect(isSectionType(name)).toBe(false)
    expect(isCtaSection(name)).toBe(false)
  }
})
