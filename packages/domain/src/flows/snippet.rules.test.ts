import { expect, it } from 'vitest'
import { goalsAt, isGoalVerified, isOnWebsite, snippetOf } from './snippet.rules.ts'

const website = 'https://nightjar.example'
const goal = {
  componentOrder: [['p'], ['g']],
  'component/g/type': 'goal',
  'component/g/goalUrl': `${website}/thanks`,
  'component/p/url': `${website}/thanks`,
}

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
  [{}, null],
  [{ ...goal, 'component/g/goalUrl': '' }, null],
  [{ ...goal, componentOrder: [['p']] }, null],
  [goal, false],
  [{ ...goal, 'component/g/isValidated': false }, false],
  [{ ...goal, 'component/g/isValidated': true }, true],
  [
    {
      ...goal,
      componentOrder: [['p'], ['g', 'h']],
      'component/g/isValidated': true,
      'component/h/type': 'goal',
      'component/h/goalUrl': website,
    },
    false,
  ],
])('the goals of %j are verified: %s (FLV-20)', (values, isVerified) => {
  expect(isGoalVerified(values)).toBe(isVerified)
})
