import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { toolNames } from '@aloft/domain/assistant/tools/tool-names.rules'
import { expect, it } from 'vitest'
import { addressOfResult } from './address-of-result.ts'

const call = (name: string, given: object = {}, data: object = {}): ThreadCall => ({
  id: 'c',
  name,
  arguments: { ...given },
  status: 'auto',
  ideaId: 'idea',
  output: { source: 'ads', date: '2026-11-05T10:00:00.000Z', data },
})

it.each([
  [call('list_ads'), '/0/list?ideaId=idea'],
  [call('load_ad_content', { adId: 'ad' }), '/0/editor?ideaId=idea&balloonId=ad'],
  [call('load_ad_configuration', { adId: 'ad' }), '/0/editor?ideaId=idea&balloonId=ad'],
  [call('load_ad_performance', { adId: 'ad' }), '/0/statistics?tab=performance&ideaId=idea&balloonId=ad'],
  [
    call('load_ad_performance', { adId: 'ad', isWholeBrand: true }),
    '/0/statistics?tab=performance&ideaId=idea',
  ],
  [call('load_brand_info'), '/0/briefs?ideaId=idea'],
  [call('scan_website', {}, { url: 'https://nightjar.example' }), 'https://nightjar.example'],
  [call('scan_website', {}, { url: 'javascript:alert(1)' }), null],
  [call('open_page', { page: 'list' }), null],
  [call('nonsense'), null],
])('%#: %o', (given, address) => expect(addressOfResult(given)).toBe(address))

it('has an address for each tool that reads', () => {
  const silent = ['load_instructions']
  const reading = toolNames.filter((name) => name.startsWith('load_') || name.startsWith('list_'))
  const without = reading.filter((name) => addressOfResult(call(name, { adId: 'ad' })) === null)
  expect(without).toEqual(silent)
})
