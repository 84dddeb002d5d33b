/** States of a tool's action in a message (AST-09). */
export const callStatuses = ['auto', 'requires_action', 'confirmed', 'cancelled', 'optionSelected'] as const
export type CallStatus = (typeof callStatuses)[number]
