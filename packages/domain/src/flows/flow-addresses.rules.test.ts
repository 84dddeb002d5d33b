import { describe, expect, it } from 'vitest'
import { checkAddresses, checkGoalUrl, checkPageUrl, checkSuccessUrl } from './flow-addresses.rules.ts'

const website = 'https://nightjar.example'

it.each([
  ['foo', 'goalUrlInvalid'],
  ['https://www.nightjar.example/', 'goalUrlIsWebsite'],
  ['https://nightjar.example/thanks', null],
])('a goal at %s: %s (FLV-18)', (url, failure) => {
  expect(checkGoalUrl(url, website)).toBe(failure)
})

it('a goal needs no website to differ from', () => {
  expect(checkGoalUrl(website, null)).toBeNull()
})

it.each([
  ['https://nightjar.example/thanks', 'pageUrlIsGoal'],
  ['nightjar.example/wren', 'pageUrlRepeated'],
  ['https://nightjar.example/wren?colour=red', null],
])('an external page at %s: %s (FLV-17)', (url, failure) => {
  const others = { goalUrls: [`${website}/thanks`], pageUrls: [`${website}/wren/`] }
  expect(checkPageUrl(url, others)).toBe(failure)
})

it('a success leads elsewhere than its page (FLV-16)', () => {
  expect(checkSuccessUrl(`${website}/done`, [`${website}/buy`])).toBeNull()
  expect(checkSuccessUrl(`${website}/buy`, [`${website}/buy`])).toBe('successUrlIsPage')
})

describe('the addresses of a flow', () => {
  const page = (url: string) => ({ type: 'externalPage', url })
  const flow = (steps: readonly (readonly Record<string, string>[])[]) => {
    const values: Record<string, string> = {}
    const componentOrder = steps.map((step, row) =>
      step.map((component, column) => {
        const id = `${row}.${column}`
        for (const [key, value] of Object.entries(component)) values[`component/${id}/${key}`] = value
        return id
      }),
    )
    return { componentOrder, values }
  }

  it('are identified by their components', () => {
    const campaign = { type: 'facebookAdCampaign' }
    const steps = flow([
      [campaign],
      [page(`${website}/wren`), page(`${website}/wren`), page(`${website}/thanks`)],
      [
        { type: 'goal', goalUrl: `${website}/thanks` },
        { type: 'goal', goalUrl: website },
      ],
    ])
    expect(checkAddresses(steps, website)).toEqual({
      '1.1': 'pageUrlRepeated',
      '1.2': 'pageUrlIsGoal',
      '2.1': 'goalUrlIsWebsite',
    })
  })

  it('are compared within a step where a success follows a page', () => {
    const success = { type: 'successAction', url: `${website}/buy` }
    expect(checkAddresses(flow([[page(`${website}/buy`), success]]), website)).toEqual({
      '0.1': 'successUrlIsPage',
    })
    expect(checkAddresses(flow([[page(`${website}/buy`)], [success]]), website)).toEqual({})
  })

  it('are no matter where there are none', () => {
    expect(checkAddresses(flow([[page('')], [{ type: 'goal', goalUrl: '' }]]), website)).toEqual({})
  })
})
