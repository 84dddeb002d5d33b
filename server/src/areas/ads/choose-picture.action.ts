import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { type AdCreativeRow, insertAdCreative } from '../creatives/ad-creative.repo.ts'
import { wireAdCreative } from '../creatives/ad-creative.wire.ts'
import { composeAdCreative } from '../creatives/compose-ad-creative.ts'
import { openPictureDesk } from './ad-picture.service.ts'

/**
 * Renders a creative in the arrangement that the user chose (EDT-07). The ad gets it through an edit of its
 * `adCreativeId`, so that undo, history and versions work. Costs no tokens.
 */
export const choosePicture = defineAction('choose-picture', {
  policy: onBrand(),

  async prepare(context, { layout, picture, ...payload }) {
    const desk = await openPictureDesk(context, payload)
    if (!desk) return { kind: 'balloonNotFound' } as const
    const arrangement = desk.arrangements.find((one) => one.layout === layout && one.picture === picture)
    const creatives = arrangement && (await composeAdCreative({ ...desk.order, arrangement }))
    return creatives
      ? ({ kind: 'composed', composed: { layout, creatives } } as const)
      : ({ kind: 'pictureNotFound' } as const)
  },

  async handle({ db, account, enqueue, now }, { ideaId, balloonId }, prepared) {
    if (prepared.kind !== 'composed') return { error: prepared.kind }
    const { composed } = prepared
    const adCreativeId = uuidv7()
    await insertAdCreative(db, {
      id: adCreativeId,
      ideaId,
      balloonId,
      authorId: account.id,
      ...composed,
      now,
    })
    await enqueue(db, 'render-creative', { adCreativeId })
    const row: AdCreativeRow = {
      creativeId: adCreativeId,
      number: 1,
      drafts: 1,
      ideaId,
      balloonId,
      ...composed,
      renderUrls: {},
      renderStatus: 'waiting',
      renderFailure: null,
    }
    return wireAdCreative(row)
  },
})
