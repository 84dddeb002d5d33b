import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { normaliseUrl } from '@aloft/domain/core/url'
import { goalsAt, isOnWebsite } from '@aloft/domain/flows/snippet.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { listBalloons } from '../balloons/balloon.repo.ts'
import { writeValues } from '../balloons/balloon.service.ts'
import { changeIdea } from '../ideas/idea.repo.ts'
import { hasSnippet } from './find-snippet.ts'
import { readPage } from './read-page.ts'
import { endWebsiteChecks, startWebsiteChecks } from './website-check.repo.ts'

/**
 * Checks a page for a brand's snippet and stores the result: for the website with the brand, for a goal with every ad
 * that has its goal on that page (ACT-032, DOM-08). Any other page is not read.
 */
export const validateSnippet = defineAction('validate-snippet', {
  policy: onBrand(),

  async handle({ db, brand, now, gateways, settings, storeReply }, payload) {
    const { ideaId, kind } = payload
    const url = normaliseUrl(payload.url)
    if (url === false) throw new CallError('invalidPayload', { field: 'url' })
    const balloons = kind === 'goal' ? await listBalloons(db, ideaId) : []
    const goals = balloons.map(({ id, data }) => ({ balloonId: id, keys: goalsAt(readValues(data), url) }))
    const isKnown =
      kind === 'website' ? isOnWebsite(url, brand.idea.url) : goals.some(({ keys }) => keys.length > 0)
    if (!isKnown) return { isValidated: false }

    const page = await readPage(gateways, url)
    const isValidated = page !== null && hasSnippet(page, settings.publicUrl, ideaId)
    const reply = { isValidated }
    await db.transaction(async (trx) => {
      if (kind === 'website') {
        await changeIdea(trx, ideaId, { snippet: { isValidated } })
        await (isValidated ? endWebsiteChecks(trx, ideaId) : startWebsiteChecks(trx, ideaId, now))
      }
      const edit = { authorId: null, isUserUpdate: false, now }
      for (const { balloonId, keys } of goals) {
        const values = Object.fromEntries(keys.map((key) => [key, isValidated]))
        if (keys.length > 0) await writeValues(trx, { ideaId, balloonId }, values, edit)
      }
      await storeReply(trx, reply)
    })
    return reply
  },
})
