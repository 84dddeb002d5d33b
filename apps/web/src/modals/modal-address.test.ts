import { expect, it } from 'vitest'
import {
  isSamePage,
  ModuleNotFoundError,
  readModalAddress,
  withModal,
  withoutModal,
} from './modal-address.ts'

const query = (text: string) => new URLSearchParams(text)
const video = 'https://youtu.be/dQw4w9WgXcQ'

it('opens what the address names', () => {
  expect(readModalAddress(withModal(query(''), 'youtube-embed', { video }))).toEqual({
    name: 'youtube-embed',
    params: { video: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
  })
})

it.each([
  'ideaId=1',
  'modal=',
  'modal=nope',
  // Modals that code opens are never opened by an address.
  'modal=serious-delete',
  'modal=constructor',
  'modal=youtube-embed',
  'modal=youtube-embed&modal.video=https://evil.example/embed',
  'modal=youtube-embed&video=https://youtu.be/dQw4w9WgXcQ',
])('opens nothing for %s', (text) => {
  expect(readModalAddress(query(text))).toBeNull()
})

it('keeps what the address says of the page, and leaves nothing of the modal before', () => {
  const before = withModal(query('ideaId=1&balloonId=2'), 'youtube-embed', { video })
  const after = withModal(before, 'youtube-embed', { video: 'a b' })
  expect(after.toString()).toBe('ideaId=1&balloonId=2&modal=youtube-embed&modal.video=a+b')
  expect(withModal(before, 'notifications').toString()).toBe('ideaId=1&balloonId=2&modal=notifications')
  expect(withoutModal(before).toString()).toBe('ideaId=1&balloonId=2')
})

it.each(['nope', 'serious-delete', 'toString'])('raises module-not-found for %s (ERR-11)', (name) => {
  expect(() => withModal(query(''), name)).toThrow(ModuleNotFoundError)
  expect(() => withModal(query(''), name)).toThrow(`module not found: there is no modal "${name}"`)
})

it.each([
  ['/0/gallery?ideaId=1', '/0/gallery?ideaId=1&modal=notifications', true],
  ['/0/gallery?modal=youtube-embed&modal.video=a', '/0/gallery?modal=youtube-embed&modal.video=b', true],
  ['/0/gallery?ideaId=1', '/0/gallery?ideaId=2', false],
  ['/0/gallery', '/0/list', false],
])('takes %s and %s for the same page: %s', (one, other, isSame) => {
  const place = (address: string) => new URL(address, 'http://aloft.test')
  expect(isSamePage(place(one), place(other))).toBe(isSame)
})
