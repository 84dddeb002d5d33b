import type { EditBlock } from '@aloft/domain/balloons/edit-block.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { type ComponentKey, componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Currency } from '@aloft/domain/core/money'
import type { AdAccountType } from '@aloft/domain/ideas/platforms.rules'
import type { AdContent } from '../../../state/ad-content.ts'
import type { KnownReadiness } from '../../../ads/use-ad-readiness.ts'
import type { AdValues } from '../../../state/brand.ts'

/** An ad with the values of its draft, or of an older version. */
export interface OpenAd {
  readonly idea: IdeaWithBalloons
  /** As last loaded from the server. */
  readonly balloon: Balloon
  /** As the user sees them: with what isn't saved yet. */
  readonly values: AdValues
  readonly content: AdContent
  /** The version that is shown instead of the draft. */
  readonly version: Date | null
}

/** The ad that is open in the editor, and what is known about it. */
export interface EditedAd extends OpenAd {
  readonly readiness: KnownReadiness
  /** That it is paid in. */
  readonly currency: Currency
  readonly adAccountType: AdAccountType
  /** Why nothing can be written in it, or null. */
  readonly lock: EditBlock | null
  readonly hasUnsaved: boolean
  readonly editing: Editing
}

export type AdChange = Readonly<Partial<Record<ComponentKey, JsonValue>>>

/** What can be done with the values of an ad. */
export interface Editing {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly change: (values: AdValues) => void
  readonly choose: (key: string, takes: 'mine' | 'theirs') => void
  readonly undo: () => void
  readonly redo: () => void
}

/** The same functions for as long as the ad is open; each acts on the ad as it is when it's called. */
export interface AdEdits extends Omit<Editing, 'canUndo' | 'canRedo' | 'change'> {
  /** Changes values of the campaign that is shown. */
  readonly change: (values: AdChange) => void
  /** Changes any values, by their whole key. */
  readonly changeAd: (values: AdValues) => void
}

/** Holds the open ad outside of React: a section reads what it shows, and is drawn again only when that changes. */
export interface AdStore {
  readonly get: () => EditedAd
  readonly set: (ad: EditedAd) => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly edits: AdEdits
}

export function openAdStore(first: EditedAd): AdStore {
  let ad = first
  const listeners = new Set<() => void>()
  return {
    get: () => ad,
    set(next) {
      ad = next
      for (const onChange of listeners) onChange()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    edits: {
      change(values) {
        const { campaignId } = ad.content
        const entries = Object.entries(values) as [ComponentKey, JsonValue][]
        ad.editing.change(
          Object.fromEntries(entries.map(([key, value]) => [componentKey(campaignId, key), value])),
        )
      },
      changeAd: (values) => ad.editing.change(values),
      choose: (key, takes) => ad.editing.choose(key, takes),
      undo: () => ad.editing.undo(),
      redo: () => ad.editing.redo(),
    },
  }
}

/**
 * Reads a part of the ad: the same object for as long as it says the same. Parts are compared as JSON, so they hold
 * data and no functions.
 */
export function selectFrom<T>({ get }: Pick<AdStore, 'get'>, select: (ad: EditedAd) => T): () => T {
  let last: readonly [json: string | undefined, part: T] | null = null
  return () => {
    const part = select(get())
    const json = JSON.stringify(part)
    if (last === null || last[0] !== json) last = [json, part]
    return last[1]
  }
}
