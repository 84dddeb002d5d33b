import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { RenderData } from '@aloft/domain/creatives/ad-creative.entity'
import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import { describe, expect, it } from 'vitest'
import { watchRender } from './watch-render.ts'

const waiting: RenderData = { isRenderFinished: false, renderUrl: null, renderUrls: {}, failure: null }
const drawn: RenderData = { ...waiting, isRenderFinished: true, renderUrl: '/files/lamp.png' }
const failed: RenderData = { ...waiting, failure: 'failedToRenderAsset' }

/** A server with scripted replies, the last of which repeats, and a clock that each wait advances. */
function watch(replies: readonly (RenderData | null)[], options: { request?: RenderFailure | null } = {}) {
  let now = 0
  let polls = 0
  let requests = 0
  let waits = 0
  const leaving = new AbortController()
  const result = watchRender(
    {
      poll: async () => {
        const renderData = replies[Math.min(polls++, replies.length - 1)]
        return renderData ? { ...exampleAdCreative, renderData } : null
      },
      request: async () => {
        requests++
        return options.request ?? null
      },
      wait: async (ms) => void (now += ms),
      now: () => now,
    },
    leaving.signal,
    () => waits++,
  )
  return { result, leaving, seen: () => ({ polls, requests, waits, now }) }
}

describe('the pictures of a creative', () => {
  it('are there at once, or after a wait', async () => {
    const atOnce = watch([drawn])
    expect(await atOnce.result).toBeNull()
    expect(atOnce.seen()).toEqual({ polls: 1, requests: 0, waits: 0, now: 0 })
    const later = watch([waiting, waiting, drawn])
    expect(await later.result).toBeNull()
    expect(later.seen()).toEqual({ polls: 3, requests: 0, waits: 1, now: 800 })
  })

  it('are given up after 20 s (RND-02, RND-04)', async () => {
    const never = watch([waiting])
    expect(await never.result).toBe('failedToRenderAsset')
    expect(never.seen()).toMatchObject({ polls: 50, now: 20_000 })
  })

  it('are asked for once more where drawing them failed', async () => {
    const better = watch([failed, waiting, drawn])
    expect(await better.result).toBeNull()
    const again = watch([failed, failed])
    expect(await again.result).toBe('failedToRenderAsset')
    expect([better.seen().requests, again.seen().requests]).toEqual([1, 1])
  })

  it('are not waited for where they cannot be drawn', async () => {
    const video = watch([failed], { request: 'videoNotSupported' })
    expect(await video.result).toBe('videoNotSupported')
    expect(video.seen().polls).toBe(1)
    expect(await watch([null]).result).toBe('failedToRenderAsset')
  })

  it('are nobody’s concern once the page is left', async () => {
    const left = watch([waiting])
    left.leaving.abort()
    expect(await left.result).toBeNull()
    expect(left.seen().polls).toBe(1)
  })
})
