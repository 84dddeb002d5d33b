import {
  addressesOf,
  fetchedWith,
  lightPages,
  mostBytes,
  readChunks,
  sentBytes,
} from '@aloft/web/build/chunks'
import type { Figure } from '../figure.ts'

const names = { login: 'login page', brandRoot: 'brand root' } as const

/** Compressed JavaScript and CSS of a page, without fonts. */
export function pageFigures(): Figure[] {
  const chunks = readChunks()
  return (['login', 'brandRoot'] as const).map((page) => {
    const bytes = sentBytes(addressesOf(fetchedWith(chunks, lightPages[page])))
    return {
      what: names[page],
      measured: `${(bytes / 1000).toFixed(1)} KB`,
      aim: { text: `at most ${mostBytes[page] / 1000} KB`, isMet: bytes <= mostBytes[page] },
    }
  })
}
