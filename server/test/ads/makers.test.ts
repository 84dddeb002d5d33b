import { describe, expect, it } from 'vitest'
import type { AdTaskResult } from '../../src/areas/ads/ad-generation-task.ts'
import type { Ai } from '../../src/gateways/ai/ai.port.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

const embedded = scriptedAi({})
/** The rules, presented as an engine. */
const scripted: Ai = {
  ...embedded,
  writer: 'ai',
  async write(request) {
    const result = await embedded.write(request)
    return result.ok ? { ...result, made: { ...result.made, writer: 'ai', engine: 'scripted-1' } } : result
  },
}

let current: Ai = embedded
const server = await useServer({
  privateOrigins: [],
  gateways: { ai: scriptedAi({}, { write: (request) => current.write(request) }) },
})
const { knex } = server.database

async function makersOf(owner: AdOwner): Promise<AdTaskResult> {
  const row = await knex('run')
    .where({ ideaId: owner.ideaId, kind: 'ad-generation' })
    .first<{ id: string; result: AdTaskResult }>('id', 'result')
  if (!row) throw new Error('no task')
  return row.result
}

async function valueOf(owner: AdOwner, key: string): Promise<unknown> {
  const [ad] = await adsOf(server, owner)
  const campaignId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
  return ad?.values[`component/${campaignId}/${key}`]
}

describe('an ad', () => {
  it('keeps what each of its texts rests on with the task that made it', async () => {
    current = embedded
    const owner = await createAdOwner(server)
    await askForAd(server, owner, { platform: 'facebook' })
    await adEnd(server, owner)
    const { writer, made } = await makersOf(owner)
    expect(writer).toBe('rules')
    expect(made.map(({ prompt }) => prompt)).toEqual(
      expect.arrayContaining(['campaign-brief@1', 'ad-texts@3', 'image-idea@2']),
    )
    for (const maker of made) expect(maker).toMatchObject({ writer: 'rules', engine: 'aloft-rules' })
    const kinds = made.map(({ seed }) => seed.split(':')[1])
    expect(kinds).toEqual(expect.arrayContaining(['headlines', 'primaryTexts', 'locations']))
    expect(new Set(made.map(({ seed }) => seed)).size).toBe(made.length)
  })

  it.each([
    ['an engine', 'rules', scripted, embedded, ['scripted-1', 'aloft-rules']],
    ['rules', 'an engine', embedded, scripted, ['aloft-rules', 'scripted-1']],
  ] as const)(
    'that %s began and %s ended keeps both, and is an engine’s work',
    { timeout: 60_000 },
    async (_, __, first, second, engines) => {
      current = {
        ...first,
        write(request) {
          const isTargeting = 'kind' in request.input && request.input.kind === 'locations'
          if (!isTargeting) return first.write(request)
          // The node that continues the job has another one.
          current = second
          throw new Error('the engine broke')
        },
      }
      const owner = await createAdOwner(server)
      await askForAd(server, owner, { platform: 'google' })
      expect(await adEnd(server, owner)).toMatchObject({ status: 'DONE' })
      const { writer, made } = await makersOf(owner)
      const engineFor = (end: string) => made.find(({ seed }) => seed.endsWith(end))?.engine
      expect([engineFor(':headlines'), engineFor(':keywords')]).toEqual(engines)
      expect([writer, await valueOf(owner, 'writer')]).toEqual(['ai', 'ai'])
    },
  )
})
