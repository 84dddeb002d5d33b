import type { AdCreative, RenderData } from '@aloft/domain/creatives/ad-creative.entity'
import type { AdCreativeRow } from './ad-creative.repo.ts'
import type { DrawnVersion } from './creative-version.repo.ts'

/** Progress of drawing a creative's pictures (RND-03). */
export function wireRenderData(
  row: Pick<DrawnVersion, 'renderStatus' | 'renderUrls' | 'renderFailure'>,
): RenderData {
  return {
    isRenderFinished: row.renderStatus === 'done',
    renderUrl: row.renderUrls['1:1'] ?? null,
    renderUrls: row.renderUrls,
    failure: row.renderFailure,
  }
}

export function wireAdCreative(row: AdCreativeRow): AdCreative {
  return {
    _id: row.creativeId,
    ideaId: row.ideaId,
    balloonId: row.balloonId,
    layout: row.layout,
    creatives: row.creatives,
    items: row.creatives['1:1']?.elements ?? [],
    renderData: wireRenderData(row),
  }
}
