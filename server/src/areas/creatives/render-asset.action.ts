import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrandOf } from '../../action/policies.ts'
import { findAdCreative, ideaIdOfCreative } from './ad-creative.repo.ts'
import { wireRenderData } from './ad-creative.wire.ts'
import { restartRender } from './creative-version.repo.ts'

/** Starts drawing the pictures of a creative's newest version; returns at once those that are already drawn (RND-01, RND-04). */
export const renderAsset = defineAction('render-asset', {
  policy: onBrandOf((db, { adCreativeId }) => ideaIdOfCreative(db, adCreativeId)),
  async handle({ db, enqueue }, { adCreativeId }) {
    const row = await findAdCreative(db, adCreativeId)
    if (!row) throw new CallError('notFound')
    if (row.renderStatus === 'done') return { renderData: wireRenderData(row) }
    if (row.renderFailure === 'videoNotSupported') return row.renderFailure
    if (await restartRender(db, row)) await enqueue(db, 'render-creative', { adCreativeId })
    const waiting = { ...row, renderStatus: 'waiting', renderFailure: null } as const
    return { renderData: wireRenderData(waiting) }
  },
})
