/**
 * Works on all items, at most `atOnce` at a time, started in order; returns the results in that order. After a failure no
 * further item is started.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [place, item] of waiting) {
      if (hasFailed) return
      try {
        results[place] = await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
