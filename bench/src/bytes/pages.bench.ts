import {
  addressesOf,
  aimedBytes,
  fetchedWith,
  lightPages,
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
    const isMet = bytes <= aimedBytes[page]
    return {
      what: names[page],
      measured: `${(bytes / 1000).toFixed(1)} KB`,
      aim: { text: `at most ${aimedBytes[page] / 1000} KB`, isMet },
      ...(!isMet && {
        note: 'React, the data router, i18next and xstate, which every page stands on, are 119 KB of it',
      }),
    }
  })
}
