// Times of the bar that shows how an ad is being made, in milliseconds; its tick is `progressTickMs` of core.

/** How long a bar that runs by itself takes from 0 to 100 (BGP-06). */
export const progressDurationMs = 5_000

/** How often, at most, a bar takes a new value (BGP-06). */
export const progressThrottleMs = 200

/** How long a full bar stays before it hides (BGP-05). */
export const progressHideMs = 500
