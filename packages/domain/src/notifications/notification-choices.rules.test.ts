import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  completeChoices,
  hasChannel,
  isDelivered,
  mailTopicOf,
  notificationChannels,
  notificationTopics,
  topicOfKind,
} from './notification-choices.rules.ts'
import { notificationKinds } from './notification-kinds.rules.ts'

const topic = fc.constantFrom(...notificationTopics)
const channel = fc.constantFrom(...notificationChannels)
const choice = fc.record({ topic, channel, isOn: fc.boolean() })
const kind = fc.constantFrom(...notificationKinds)

it('always delivers what is about money, whatever was chosen', () => {
  const money = notificationKinds.filter((one) => /Refund|Held|Renew|Payment|plan|trial/i.test(one))
  expect(money.length).toBeGreaterThan(6)
  fc.assert(
    fc.property(fc.array(choice), (made) => {
      for (const one of money) {
        expect(isDelivered(one, 'mail', made)).toBe(true)
        expect(isDelivered(one, 'product', made)).toBe(true)
      }
    }),
  )
})

it('delivers all but the digest until something is chosen, and then what was chosen last', () => {
  fc.assert(
    fc.property(kind, channel, fc.array(choice), fc.boolean(), (one, by, made, isOn) => {
      const own = topicOfKind[one]
      if (!own || !hasChannel(own, by)) return
      expect(isDelivered(one, by, [])).toBe(by !== 'digest')
      expect(isDelivered(one, by, [...made, { topic: own, channel: by, isOn }])).toBe(isOn)
    }),
  )
})

it('lists every choice once, with what was chosen', () => {
  const all = completeChoices([{ topic: 'website', channel: 'digest', isOn: true }])
  expect(new Set(all.map((one) => `${one.topic} ${one.channel}`)).size).toBe(all.length)
  expect(all.filter(({ isOn }, index) => isOn !== completeChoices([])[index]?.isOn)).toEqual([
    { topic: 'website', channel: 'digest', isOn: true },
  ])
})

it('names the emails of a topic that has some', () => {
  expect(notificationTopics.flatMap((one) => mailTopicOf(one) ?? [])).toEqual([
    'adProgress',
    'launchRequests',
    'teamInvites',
    'websiteCode',
  ])
})
