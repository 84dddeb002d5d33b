import { expect, it } from 'vitest'
import { goalsAt, isOnWebsite, snippetOf, unverifiedPlaces } from './snippet.rules.ts'

const website = 'https://nightjar.example'
const goal = { 'component/g/goalUrl': `${website}/thanks`, 'component/p/url': `${website}/thanks` }

it('the snippet loads the bridge of its brand', () => {
  expect(snippetOf('https://aloft.example', 'b1')).toBe(
    '<script async src="https://aloft.example/api/bridge?i=b1"></script>',
  )
})

it.each([
  ['https://www.nightjar.example/wren', true],
  ['https://other.example', false],
  ['foo', false],
])('%s is on the website: %s', (url, isOn) => {
  expect(isOnWebsite(url, website)).toBe(isOn)
  expect(isOnWebsite(url, null)).toBe(false)
})

it('a goal is marked where it is reached, and nothing else is', () => {
  expect(goalsAt(goal, 'https://www.nightjar.example/thanks/?order=1')).toEqual(['component/g/isValidated'])
  expect(goalsAt(goal, website)).toEqual([])
})

it.each([
  [{}, true, []],
  [{}, false, ['website']],
  [goal, true, ['goal']],
  [goal, false, ['website', 'goal']],
  [{ ...goal, 'component/g/isValidated': true }, true, []],
  [{ ...goal, 'component/g/isValidated': false }, true, ['goal']],
  [{ 'component/g/goalUrl': '' }, true, []],
])('what is not verified holds a submission (FLV-20): %j %s', (values, isWebsiteValidated, places) => {
  expect(unverifiedPlaces(values, isWebsiteValidated)).toEqual(places)
})
