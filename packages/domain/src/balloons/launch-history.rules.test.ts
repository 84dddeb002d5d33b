import { expect, it } from 'vitest'
import { breaksLaunchHistory } from './launch-history.rules.ts'

const types = {
  'component/a/type': 'googleAdCampaign',
  'component/b/type': 'googleAdCampaign',
  'component/p/type': 'externalPage',
  'component/q/type': 'externalPage',
  'component/g/type': 'goal',
  'component/h/type': 'goal',
}
const flow = (...componentOrder: string[][]) => ({ ...types, componentOrder })

it.each([
  ['a text changes', flow(['a'], ['p'], ['g']), false],
  ['an ad comes', flow(['a', 'b'], ['p'], ['g']), false],
  ['a page comes', flow(['a'], ['p', 'q'], ['g']), false],
  ['a page is another one', flow(['a'], ['q'], ['g']), true],
  ['a step moves', flow(['p'], ['a'], ['g']), false],
  ['a goal comes', flow(['a'], ['p'], ['g', 'h']), true],
  ['a goal goes', flow(['a'], ['p']), true],
  ['a goal is another one', flow(['a'], ['p'], ['h']), true],
  ['an ad goes', flow(['b'], ['p'], ['g']), true],
  ['the order goes', types, true],
  [
    'an ad is on another platform',
    { ...flow(['a'], ['p'], ['g']), 'component/a/type': 'facebookAdCampaign' },
    false,
  ],
  ['a page becomes a goal', { ...flow(['a'], ['p'], ['g']), 'component/p/type': 'goal' }, true],
])('an edit by which %s: %s (FLV-11, FLV-12)', (_, after, breaks) => {
  expect(breaksLaunchHistory(flow(['a'], ['p'], ['g']), after)).toBe(breaks)
})
