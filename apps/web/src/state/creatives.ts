import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ byId: Record<string, AdCreative> }>({ byId: {} })

/** A creative by its id; undefined until it is loaded. */
export function useCreative(id: string | null): AdCreative | undefined {
  const { byId } = useSnapshot(state)
  return id ? (byId[id] as AdCreative | undefined) : undefined
}

export function absorbCreative(creative: AdCreative): void {
  state.byId[creative._id] = creative
}

/** Forgets all creatives: the account that could see them is gone. */
export function resetCreatives(): void {
  state.byId = {}
}
