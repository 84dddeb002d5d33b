import { exampleImageIdea } from '@aloft/contract/ads/pictures.examples'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../src/db/db.ts'
import {
  callForBrands,
  outliveKilledServer,
  recoveryMs,
  repliesOnceOver,
  type World,
} from '../support/killed-world.ts'
import { endProgramsAfterAll } from '../support/program.ts'

endProgramsAfterAll()

const brandCount = 1
const count = 2

/** Each picture is paid once, is drawn once, and is among the files of its brand. */
async function audit(db: Db, { userId, ideaIds }: World): Promise<number> {
  const tasks = await db('run').where({ userId, kind: 'images' })
  const postings: string[] = await db('ledger_posting')
    .where('reference', 'like', 'image:%')
    .pluck('reference')
  const ends = postings.filter((reference) => reference.endsWith(':end'))
  expect(ends).toHaveLength(tasks.length * count)
  const rows: { account: string; total: number }[] = await db('ledger_entry')
    .whereIn('account', ['tokens:reserved', 'tokens:spent'])
    .groupBy('account')
    .select('account')
    .sum({ total: 'amount' })
  const files = await db('media').whereIn('ideaId', ideaIds)
  expect(files).toHaveLength(ends.length)
  expect(Object.fromEntries(rows.map(({ account, total }) => [account, total]))).toEqual({
    'tokens:reserved': 0,
    'tokens:spent': files.length * tokenPrices.image,
  })
  return files.length
}

describe.concurrent('ordered pictures survive a killed server', { timeout: 3 * recoveryMs }, () => {
  it.each(['image-kept:1', 'image-paid:1'])('at %s', async (fault) => {
    const made = await outliveKilledServer({
      fault,
      brandCount,
      send: (url, world) =>
        callForBrands(url, 'generate-images', world, { imageIdea: exampleImageIdea, count }),
      async expectEnds(url, world) {
        const replies = await repliesOnceOver(
          url,
          'get-image-gen-status',
          world,
          ({ imageGenStatus }) => imageGenStatus?.status !== 'IN_PROGRESS',
        )
        for (const { imageGenStatus } of replies) {
          expect(imageGenStatus?.status).toBe('DONE')
          expect(imageGenStatus?.images.every(({ status }) => status === 'ready')).toBe(true)
        }
      },
      audit,
    })
    expect(made).toBe(brandCount * count)
  })
})
