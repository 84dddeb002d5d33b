import { afterEach, expect, test, vi } from 'vitest'
import { loadFileAsData, loadFileBytes } from './files.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  return asked
}

test('a file becomes an address with its whole content', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256)
  const asked = answering(() => new Response(bytes, { headers: { 'Content-Type': 'image/webp' } }))
  const [head, body] = (await loadFileAsData('/files/lamp.webp'))?.split(',') ?? []
  expect(head).toBe('data:image/webp;base64')
  const read = Uint8Array.from(atob(body ?? ''), (character) => character.charCodeAt(0))
  expect(read).toEqual(bytes)
  expect(await loadFileBytes('/assets/font.woff')).toEqual(bytes)
  expect(asked).toEqual(['/files/lamp.webp', '/assets/font.woff'])
})

test.each([
  ['a file that is gone', () => new Response('gone', { status: 404 })],
  ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is none', async (_, answer) => {
  answering(answer)
  expect(await loadFileAsData('/files/gone.webp')).toBeNull()
  await expect(loadFileBytes('/files/gone.webp')).rejects.toThrow('not loaded: /files/gone.webp')
})
