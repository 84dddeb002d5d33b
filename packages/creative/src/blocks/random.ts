/** Pseudo-random numbers derived from a seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** One of a list. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** The same seed gives the same numbers everywhere (mulberry32). */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: (items) => items[Math.floor(next() * items.length)] ?? items[0] }
}
