import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import { siteHost } from '@aloft/domain/core/url'
import type { Idea } from '@aloft/domain/ideas/idea.entity'

/** The brand as platforms show it beside its ads. */
export function adBrand({
  title,
  url,
  design,
}: Pick<Idea, 'title' | 'url' | 'design'>): FacebookFeedProps['ad']['brand'] {
  return {
    name: title,
    handle: null,
    logoUrl: design.logoImageUrl,
    domain: siteHost(url ?? '') || '',
  }
}
