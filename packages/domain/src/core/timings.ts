// Times in milliseconds that don't belong in another file.

/** How often the queue of drafts checks for its next update (CON-02). */
export const draftQueuePollMs = 80

/** A failed save is retried after this time, unless the user or their next change does so first. */
export const saveAgainMs = 10_000

/** A save that takes longer flags the connection as dropped; checked every `saveCheckMs` (CON-07). */
export const saveTimeoutMs = 20_000
export const saveCheckMs = 2_000

/** How long after its date a finished ad generation counts as just finished, both ends included (CON-04, OPN-42). */
export const justFinishedMs = 10_000
/** How often a progress bar moves (CON-04). */
export const progressTickMs = 100

/** How often a running ad generation, website scan or render is polled (CON-05). */
export const statusPollMs = 400
/** Delay before an unanswered poll for an ad generation is retried. */
export const retryMs = 5_000
/** Interval for polling a requested evaluation by the autopilot. */
export const autopilotPollMs = 2_000
/** A website scan or a render that takes longer has failed (CON-05). */
export const scanCapMs = 40_000
export const renderCapMs = 20_000
