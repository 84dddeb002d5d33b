import { isIP } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createCheckedLookup } from './checked-lookup.ts'
import { Refusal } from './refusal.ts'

function lookUp(answers: readonly string[], options: { all?: boolean }): Promise<unknown> {
  const lookup = createCheckedLookup(() =>
    Promise.resolve(answers.map((address) => ({ address, family: isIP(address) }))),
  )
  return new Promise((resolve) => {
    lookup('shop.example', options, (error, address, family) => resolve(error ?? { address, family }))
  })
}

describe('createCheckedLookup', () => {
  test('hands over every address for a socket that tries several', async () => {
    expect(await lookUp(['93.184.216.34', '2606:4700::1111'], { all: true })).toEqual({
      address: [
        { address: '93.184.216.34', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
      family: undefined,
    })
  })

  test('hands over the first address for a socket that tries one', async () => {
    expect(await lookUp(['2606:4700::1111', '93.184.216.34'], {})).toEqual({
      address: '2606:4700::1111',
      family: 6,
    })
  })

  test.each([
    [['127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['10.0.0.1', '93.184.216.34']],
    [['93.184.216.34', '::ffff:127.0.0.1']],
    [['93.184.216.34', 'fe80::1%eth0']],
    [['93.184.216.34', '1.1.1.1', '8.8.8.8', '169.254.169.254']],
  ])('refuses all of %s', async (answers) => {
    for (const all of [true, false]) {
      const error = await lookUp(answers, { all })
      expect(error).toBeInstanceOf(Refusal)
      expect(error).toMatchObject({ reason: 'privateAddress' })
    }
  })

  test('a name without address is unreachable', async () => {
    expect(await lookUp([], { all: true })).toMatchObject({ reason: 'unreachable' })
  })
})
