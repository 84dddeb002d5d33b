/** Maximum time until a call is answered, however slow external services are. */
export const longestCallMs = 60_000

/** After this time, the node that worked on a call must have crashed: the call's key and tokens are free again. */
export const abandonedAfterMs = longestCallMs + 30_000
