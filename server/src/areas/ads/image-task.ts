import type { ImageGenStatus, OrderedImage } from '@aloft/domain/creatives/image-generation.entity'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import { tokenReference } from '@aloft/domain/plans/tokens.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { TaskEvent, TaskRow } from '../../tasks/task.repo.ts'

/** The kind of tasks that draw pictures of an idea. */
export const imagesKind = 'images'

export interface ImagesTaskInput {
  readonly imageIdea: ImageIdea
  readonly count: number
  readonly writer: Writer
}

/** A picture of an order that has come to its end, as the task's event. */
export interface ImageEvent {
  /** Its number within the order, from 1. */
  readonly slot: number
  readonly image: Exclude<OrderedImage, { status: 'drawing' }>
}

/** The numbers of an order's pictures. */
export function slotsOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** The reference that one picture's tokens are reserved under. */
export function imageReference(taskId: string, slot: number): string {
  return tokenReference('image', `${taskId}-${slot}`)
}

/** Progress of an order, as the status call returns it. */
export function wireImageGenStatus(
  task: TaskRow & { readonly events: readonly TaskEvent[] },
): ImageGenStatus {
  const { imageIdea, count, writer } = task.input as ImagesTaskInput
  const ended = task.events.map(({ data }) => data as ImageEvent)
  return {
    _id: task.id,
    status: task.status,
    ideaId: task.ideaId ?? '',
    date: task.creationDate,
    imageIdea,
    images: slotsOf(count).map(
      (slot) => ended.find((one) => one.slot === slot)?.image ?? { status: 'drawing' },
    ),
    writer,
  }
}
