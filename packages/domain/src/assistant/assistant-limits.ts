// Numbers of the assistant (CON-06, AST-22, AST-27, AST-28, OPN-27, OPN-54). Times are in milliseconds.

/** A message of a user has at most this many characters. */
export const maxMessageLength = 4_000

/** A tool's output with more characters, counted in its JSON, is saved first instead of being sent inline. */
export const maxInlineOutputLength = 4_096

/** In the focus modes an answer that takes longer has failed, checked every `answerCheckMs`. */
export const answerTimeoutMs = 60_000
export const answerCheckMs = 2_000

/** A broken stream is requested again this many times, with this delay before each. */
export const streamRetries = 3
export const streamRetryMs = 200

/** Messages cost no tokens, so each account may only send this many. */
export const maxMessagesAnHour = 60
export const maxMessagesADay = 400

/** A run whose node has given no sign of life for this long ends as `error`; with the time between two checks, 15 s. */
export const silentRunMs = 10_000

/** A saved output has at most this many characters, and is forgotten after a day if nothing uses it. */
export const maxSavedOutputLength = 500_000
export const savedOutputMs = 24 * 3_600_000

/** An engine gets at most this many earlier messages. Once there are more, all but the newest are condensed. */
export const maxSentMessages = 30
export const uncondensedMessages = 20
/** The summary of a conversation has at most this many characters. */
export const maxSummaryLength = 2_000

/** The assistant stops after this many rounds of tools for one message. */
export const maxToolRounds = 8
/** A run that has waited this long for outputs is cancelled. */
export const awaitedOutputMs = 24 * 3_600_000

/** A person's answer that its user hasn't read after this time is sent by email (AST-31). */
export const answerMailMs = 5 * 60_000
