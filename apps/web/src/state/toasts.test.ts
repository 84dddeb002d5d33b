import { beforeEach, expect, it } from 'vitest'
import { closeToast, currentToasts, showToast } from './toasts.ts'

const words = () => currentToasts().map(({ text }) => text)
const show = (text: string) => showToast({ text, tone: 'info' })

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
})

it('says the same but once', () => {
  show('Saved')
  show('Sent')
  show('Saved')
  expect(words()).toEqual(['Sent', 'Saved'])
})

it('has three in sight at most: the oldest goes, before one that offers something', () => {
  const action = { label: 'Try again', onPress: () => {} }
  showToast({ text: 'We couldn’t create your ad.', tone: 'error', duration: 80_000, action })
  for (const text of ['one', 'two', 'three']) show(text)
  expect(words()).toEqual(['We couldn’t create your ad.', 'two', 'three'])
  for (const text of ['a', 'b', 'c']) showToast({ text, tone: 'info', action })
  expect(words()).toEqual(['a', 'b', 'c'])
})
