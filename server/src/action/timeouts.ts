/** However slow the outside world is, nobody waits longer for the answer of one call. */
export const longestCallMs = 60_000

/** Well beyond that, the node that worked on a call is gone: its key and its tokens are free again. */
export const abandonedAfterMs = longestCallMs + 30_000
