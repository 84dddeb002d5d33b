import { expect, it } from 'vitest'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import type { JsonValue } from '../core/json.ts'
import { canCopyToInstagram, instagramValues } from './platform-copy.rules.ts'

const made = (value: JsonValue) => ({ value, date: new Date(0), isUserUpdate: false, authorId: null })

it('makes an ad for Instagram of one for Facebook: its text stays, its headline is left out', () => {
  const shared = {
    theme: made('facebook'),
    componentOrder: made([['c1'], ['c2']]),
    'component/c1/plannedBudget': made(140),
    'component/c1/interests': made(['Lamps']),
    'component/c1/adCreativeId': made('creative'),
    'component/c1/fbButtonLabel': made('Learn more'),
    'component/c1/payer': made('Nightjar Lamps Ltd.'),
    'component/c2/type': made('externalPage'),
    'component/c2/url': made('https://nightjar.example'),
    // A text with that name in another component isn't the ad's.
    'component/c2/fbMessage': made('Elsewhere'),
  }
  const facebook = {
    ...shared,
    'component/c1/type': made('facebookAdCampaign'),
    'component/c1/fbMessage': made('Light for life'),
    'component/c1/fbTitle': made('Lamps'),
    'component/c1/fbDescription': made('Galway'),
  }
  expect(instagramValues(facebook)).toEqual({
    ...shared,
    'component/c1/type': made('instagramAdCampaign'),
    'component/c1/igMessage': made('Light for life'),
  })
})

it('leaves an ad of another platform as it is, which is never asked for', () => {
  const google = { 'component/c1/type': made('googleAdCampaign'), 'component/c1/headline1': made('Lamps') }
  expect(instagramValues(google)).toEqual(google)
  expect([...adPlatforms, null].filter(canCopyToInstagram)).toEqual(['facebook'])
})
