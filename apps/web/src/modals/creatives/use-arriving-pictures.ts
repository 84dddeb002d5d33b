import { statusPollMs } from '@aloft/domain/core/timings'
import { useQuery } from '../../queries/use-query.ts'
import { useMay } from '../../state/rights.ts'

/**
 * A number that changes with each picture of the brand's newest order that arrives while this is shown, and when the order
 * ends; 0 if nothing is being drawn.
 */
export function useArrivingPictures(ideaId: string, isShown: boolean): number {
  const may = useMay()
  const asked = isShown && may('get-image-gen-status') ? { ideaId } : null
  const { loaded } = useQuery('get-image-gen-status', asked)
  const order = loaded.status === 'ready' ? loaded.reply.imageGenStatus : null
  const isDrawing = order?.status === 'IN_PROGRESS'
  useQuery('get-image-gen-status', asked, isDrawing ? { everyMs: 2 * statusPollMs } : {})
  return isDrawing ? 1 + order.images.filter(({ status }) => status === 'ready').length : 0
}
