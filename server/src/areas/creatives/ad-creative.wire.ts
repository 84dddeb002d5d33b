import type { AdCreative, RenderData } from '@aloft/domain/creatives/ad-creative.entity'
import type { AdCreativeRow } from './ad-creative.repo.ts'

/** How far the pictures of a creative are drawn (RND-03). */
export function wireRenderData(row: AdCreativeRow): RenderData {
  return {
    isRenderFinished: row.render_status === 'done',
    renderUrl: row.render_urls['1:1'] ?? null,
    renderUrls: row.render_urls,
    failure: row.render_failure,
  }
}

export function wireAdCreative(row: AdCreativeRow): AdCreative {
  return {
    _id: row.id,
    ideaId: row.idea_id,
    balloonId: row.balloon_id,
    layout: row.layout,
    creatives: row.creatives,
    items: row.creatives['1:1']?.elements ?? [],
    renderData: wireRenderData(row),
  }
}
