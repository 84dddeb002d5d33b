import { deliveryFailure, type RenderFailure } from '@aloft/domain/creatives/render.rules'
import { useCreative } from './creatives.ts'

/** Why a creative can't be delivered, as far as it's loaded; null if nothing is known against it. */
export function useDeliveryFailure(id: string | null): RenderFailure | null {
  const creative = useCreative(id)
  return creative
    ? deliveryFailure({ creatives: creative.creatives, failure: creative.renderData.failure })
    : null
}
