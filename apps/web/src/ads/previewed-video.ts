import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import { videoUrlOf } from '@aloft/domain/core/video-link'
import type { Creative, VideoElement } from '@aloft/domain/creatives/creative.entity'
import { parseVideoSource } from '@aloft/domain/creatives/video-source.rules'

type PreviewedVideo = NonNullable<NonNullable<FacebookFeedProps['ad']['media']>['video']>

/** A creative's video as previews play it: our own file in its place, others on the page that has them. */
export function previewedVideo({ width, height }: Creative, video: VideoElement): PreviewedVideo | undefined {
  const source = parseVideoSource(video.url)
  if (!source) return undefined
  const { start = 0, rotation } = video
  return {
    area: {
      x: video.x / width,
      y: video.y / height,
      width: video.width / width,
      height: video.height / height,
    },
    rotation,
    start,
    source: source.kind === 'file' ? source : { kind: 'page', url: videoUrlOf({ ...source.video, start }) },
  }
}
