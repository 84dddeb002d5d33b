import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { isToolName } from '@aloft/domain/assistant/tools/tool-names.rules'
import { briefsAddress, editorAddress, reportAddress } from '../addresses/page-address.ts'
import { pageLink } from '../addresses/page-link.ts'

/** The page of what a tool has read; null without one. */
export function addressOfResult({ name, arguments: given, ideaId, output }: ThreadCall): string | null {
  const adId = typeof given['adId'] === 'string' ? given['adId'] : null
  if (!isToolName(name)) return null
  switch (name) {
    case 'scan_website': {
      const { url } = Object(Object(output).data) as { url?: unknown }
      return typeof url === 'string' && url.startsWith('https://') ? url : null
    }
    case 'list_ads':
      return pageLink('list', { currentIdeaId: ideaId, selectedIdeaId: null })
    case 'load_ad_content':
    case 'load_ad_configuration':
      return adId && editorAddress(ideaId, adId)
    case 'load_ad_performance':
      return ideaId && reportAddress(ideaId, given['isWholeBrand'] === true ? undefined : (adId ?? undefined))
    case 'load_brand_info':
    case 'generate_brand_brief':
    case 'generate_campaign_brief':
      return ideaId && briefsAddress(ideaId)
    default:
      return null
  }
}
