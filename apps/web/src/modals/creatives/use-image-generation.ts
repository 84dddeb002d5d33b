import { isSameJson } from '@aloft/domain/core/json'
import { statusPollMs } from '@aloft/domain/core/timings'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { ImageGenerationProps } from '@aloft/views/creatives/images/image-generation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../../queries/use-command.ts'
import { useQuery } from '../../queries/use-query.ts'
import { fetchReply } from '../../wiring/core/queries.ts'
import { orderImages, requestImageIdeas } from '../../wiring/ads/images.ts'

interface Wanted {
  readonly imageIdea: ImageIdea
  readonly count: number
}

/** What was chosen before this opened. */
interface Before {
  readonly style: ImageStyle | null
  /** Pictures of this idea are shown even if their order has ended. */
  readonly idea: ImageIdea | null
}

const nothing: Before = { style: null, idea: null }

/**
 * Ideas for pictures of a brand or an ad, and the order of pictures that the user makes. An order that is being drawn when
 * this opens is shown at once.
 */
export function useImageGeneration(
  ideaId: string,
  balloonId: string | null,
  before: Before = nothing,
): Omit<ImageGenerationProps, 'onTopUp' | 'onUse' | 'onClose'> {
  const [style, setStyle] = useState<ImageStyle | null>(before.style)
  const ideas = useCommand((wanted: ImageStyle | null) =>
    requestImageIdeas({ ideaId, balloonId, style: wanted }),
  )
  const order = useCommand((wanted: Wanted) => orderImages({ ideaId, ...wanted }))
  const taskId = order.result && 'taskId' in order.result ? order.result.taskId : null
  const atOpen = useCommand(() => fetchReply('get-image-gen-status', { ideaId }))
  const resumed = atOpen.result?.imageGenStatus
  const isOfIdea = resumed && before.idea && isSameJson({ ...resumed.imageIdea }, { ...before.idea })
  const resumedId = resumed && (resumed.status === 'IN_PROGRESS' || isOfIdea) ? resumed._id : null
  const [hasLeft, setHasLeft] = useState(false)
  const { loaded } = useQuery('get-image-gen-status', { ideaId })
  const status = loaded.status === 'ready' ? loaded.reply.imageGenStatus : null
  // Polled until the newest order is known to have ended.
  const isDrawing = status?.status === 'IN_PROGRESS' || isBehind(taskId, status)
  useQuery('get-image-gen-status', { ideaId }, isDrawing ? { everyMs: 2 * statusPollMs } : {})
  // Other orders that had ended before this opened are in the library; they aren't shown here.
  const isShown = status !== null && (status._id === taskId || (status._id === resumedId && !hasLeft))

  const begin = useEffectEvent(() => {
    void ideas.start(style)
    void atOpen.start(undefined)
  })
  useEffect(() => begin(), [])
  const { result } = ideas
  const writer = status?.writer ?? (result && 'writer' in result ? result.writer : null)
  return {
    ideas:
      result === null
        ? { kind: 'loading' }
        : 'failure' in result
          ? { kind: 'failed', failure: result.failure }
          : { kind: 'ready', ideas: result.ideas },
    style,
    writer,
    order: isShown
      ? { title: status.imageIdea.title, images: status.images }
      : isBehind(taskId, status) && order.input
        ? pending(order.input)
        : null,
    isOrdering: order.isPending,
    refusal: order.result && 'refusal' in order.result ? order.result.refusal : null,
    onStyle: (next) => {
      setStyle(next)
      void ideas.start(next)
    },
    onMoreIdeas: () => void ideas.start(style),
    onOrder: (imageIdea, count) => void order.start({ imageIdea, count }),
    onBack: () => {
      setHasLeft(true)
      order.forget()
    },
  }
}

/** Whether the status that is known is of an earlier order. */
function isBehind(taskId: string | null, status: { readonly _id: string } | null): boolean {
  return taskId !== null && status?._id !== taskId
}

/** An order before its first status. */
function pending({ imageIdea, count }: Wanted): ImageGenerationProps['order'] {
  return { title: imageIdea.title, images: Array.from({ length: count }, () => ({ status: 'drawing' })) }
}
