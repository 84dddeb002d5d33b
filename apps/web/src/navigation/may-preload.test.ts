import { expect, it } from 'vitest'
import { type Connection, mayPreload } from './may-preload.ts'

it.each<[Connection | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('spares those who save data or are barely connected: %o', (connection, may) => {
  expect(mayPreload({ ...(connection && { connection }), onLine: true })).toBe(may)
  expect(mayPreload({ ...(connection && { connection }), onLine: false })).toBe(false)
})
