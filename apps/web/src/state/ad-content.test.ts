import { exampleBalloon, exampleComponentIds } from '@aloft/contract/balloons/balloons.examples'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { expect, it } from 'vitest'
import { adContent } from './ad-content.ts'

const { campaign, page } = exampleComponentIds
const second = '01936b2e-0000-7000-8000-000000000513'
const values = {
  ...readValues(exampleBalloon.data),
  componentOrder: [[campaign, second], [page]],
  [componentKey(second, 'type')]: 'googleAdCampaign',
  [componentKey(second, 'headline1')]: 'Lamps that last',
}

it('opens the campaign that the address names (RTE-13)', () => {
  const content = adContent(exampleBalloon, values, second)
  expect(content).toMatchObject({ campaignId: second, platform: 'google' })
  expect(content?.texts.headline1).toBe('Lamps that last')
})

it.each([null, page, 'nobody'])('opens the first campaign where the address names %s', (componentId) => {
  expect(adContent(exampleBalloon, values, componentId)).toMatchObject({
    campaignId: campaign,
    platform: 'facebook',
  })
})

it('is nothing for a balloon without a campaign', () => {
  expect(adContent(exampleBalloon, { ...values, componentOrder: [] }, campaign)).toBeNull()
})
